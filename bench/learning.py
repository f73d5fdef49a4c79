"""What the benches that learn share. Without PyTorch they end here, with a sentence, before
anything that needs it is imported."""

import argparse
import sys
from importlib.util import find_spec

from cordee.core.faults import CordeeError, NoDevice
from cordee.lab.batch.device import check

if find_spec("torch") is None:
    sys.exit(str(NoDevice("no-torch")))


def torch_device(name: str) -> str:
    """What PyTorch calls the device that was asked for, if it is there."""
    try:
        check(name)
    except CordeeError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return "cuda" if name == "gpu" else "cpu"
