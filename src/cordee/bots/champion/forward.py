"""The network's answer for one position: plain loops, compiled, nothing but NumPy arrays.

The same sums as `lab.learn.network`. Inputs and hidden numbers are often zero; those are skipped.
"""

from cordee.core.compile import entry, rule
from cordee.core.contract import Numbers


@rule
def add_product(x: Numbers, matrix: Numbers, out: Numbers) -> None:
    """out += x times a matrix [inputs, outputs]."""
    for i in range(matrix.shape[0]):
        value = x[i]
        if value != 0.0:
            for j in range(matrix.shape[1]):
                out[j] += value * matrix[i, j]


@rule
def clip_below(x: Numbers) -> None:
    """Negative numbers become zero."""
    for j in range(len(x)):
        x[j] = max(x[j], x.dtype.type(0.0))


@rule
def pool(h: Numbers, mean: Numbers, most: Numbers) -> None:
    """Mean of every channel over the groups, and the maximum of the first ones."""
    groups = h.shape[0]
    for j in range(h.shape[1]):
        total = h[0, j]
        for c in range(1, groups):
            total += h[c, j]
        mean[j] = total / groups
    for j in range(len(most)):
        best = h[0, j]
        for c in range(1, groups):
            best = max(best, h[c, j])
        most[j] = best


@entry
def answer(
    seen: Numbers, groups: Numbers, common: Numbers,
    in_each: Numbers, in_bias: Numbers, in_common: Numbers,
    each: Numbers, bias: Numbers, mean: Numbers, most: Numbers, back: Numbers, back_bias: Numbers,
    pool_mean: Numbers, pool_bias: Numbers, pool_most: Numbers,
    out_each: Numbers, out_bias: Numbers, out_common: Numbers, out_common_bias: Numbers,
    h: Numbers, z: Numbers, room: Numbers, out: Numbers,
) -> None:  # fmt: skip
    """Writes one number an action: first those of each group, then the common ones.

    `seen` is an observation; `groups` and `common` say which of its numbers are whose. `room`
    holds four rows as wide as the network, or as what it sees of a group.
    """
    many, width = h.shape
    shared, means, mosts = room[0, :width], room[1, :width], room[2, : most.shape[1]]
    inputs = room[3]
    for j in range(width):
        shared[j] = in_bias[j]
    for i in range(len(common)):
        inputs[i] = seen[common[i]]
    add_product(inputs, in_common, shared)
    for c in range(many):
        for j in range(width):
            h[c, j] = shared[j]
        for i in range(groups.shape[1]):
            inputs[i] = seen[groups[c, i]]
        add_product(inputs, in_each, h[c])
        clip_below(h[c])
    for block in range(each.shape[0]):
        pool(h, means, mosts)
        for j in range(width):
            shared[j] = bias[block, j]
        add_product(means, mean[block], shared)
        add_product(mosts, most[block], shared)
        for c in range(many):
            for j in range(width):
                z[c, j] = shared[j]
            add_product(h[c], each[block], z[c])
            clip_below(z[c])
        for c in range(many):
            for j in range(width):
                h[c, j] += back_bias[block, j]
            add_product(z[c], back[block], h[c])
    pool(h, means, mosts)
    for j in range(width):
        shared[j] = pool_bias[j]
    add_product(means, pool_mean, shared)
    add_product(mosts, pool_most, shared)
    clip_below(shared)
    answers = out_each.shape[1]
    for c in range(many):
        clip_below(h[c])
        for j in range(answers):
            out[c * answers + j] = out_bias[j]
        add_product(h[c], out_each, out[c * answers : (c + 1) * answers])
    for j in range(out_common.shape[1]):
        out[many * answers + j] = out_common_bias[j]
    add_product(shared, out_common, out[many * answers :])
