"""Thousands of matches in one array of records, stepped together on the CPU or on a GPU."""

from cordee.lab.batch.batch import Batch
from cordee.lab.batch.cpu import CpuBatch
from cordee.lab.batch.device import DEVICES, make, simulator

__all__ = ["DEVICES", "Batch", "CpuBatch", "make", "simulator"]
