"""Trains a small network with the Adam optimizer, in NumPy.

A learning framework would be far more than these three layers need, and slower for them.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from ninetyeight.bots.planner import mixing, net_of
from ninetyeight.kernel.feature_table import (
    FEATURES,
    PILE_FEATURES,
    SIDES,
    TABLE_AT,
    TableFeature,
    card_places,
)
from ninetyeight.kernel.network import Net

Array = NDArray[np.float32]
Gradients = tuple[list[Array], tuple[float, float]]
"""The gradient of the losses for each array of weights, and the two losses."""
LEFT_LOSS = np.float32(4.0)
"""The weight of an error in the cards left, relative to one in the chance to win."""
UNLIKELY = -3
"""The chance to win that an untrained network always predicts, as a logit."""
SLOWNESS = (0.9, 0.999)


def _mirrored_places() -> list[int]:
    both = 2 * PILE_FEATURES
    places = [*range(both, TABLE_AT), *range(both), *range(TABLE_AT, FEATURES)]
    for up, down in SIDES:
        places[up], places[down] = int(down), int(up)
    return places


MIRRORED = np.array(_mirrored_places())


def untrained(width: int, depth: int, rng: np.random.Generator) -> Net:
    """A network that only knows that low tops are good."""
    hidden = rng.normal(0, (2 / 40) ** 0.5, (FEATURES, width)).astype(np.float32)
    second = rng.normal(0, (2 / width) ** 0.5, (width, depth)).astype(np.float32)
    out = np.zeros((depth, 2), np.float32)
    # Features that this game lacks start at zero, so that other games can start from its value.
    hidden[[place for place in range(FEATURES) if place not in card_places()]] = 0
    hidden[:, 0], second[:, 0], second[0, :] = 0, 0, 0
    hidden[TableFeature.TOPS, 0], second[0, 0], out[0, 1] = 1, 1, 1
    return Net(
        hidden,
        np.zeros(width, np.float32),
        second,
        np.zeros(depth, np.float32),
        out,
        np.array((UNLIKELY, 0), np.float32),
        np.zeros(2, np.float32),
    )


@dataclass(frozen=True, slots=True)
class ValueForm:
    """What the weights of a learner stand for."""

    net: Callable[[list[Array], Array], Net]
    """Builds the network that plays from weights and a handicap."""
    gradients: Callable[[list[Array], Array, Array], Gradients]
    """Computes the gradients of weights for some rows and targets."""


@dataclass
class Learner:
    """Weights in training, with the state of Adam and averaged weights."""

    weights: list[Array]
    handicap: Array
    """Set by the training run instead of learned; see `Net.handicap`."""
    form: ValueForm
    averaged_over: int = 1000
    """Over about how many steps the weights that play are averaged; fewer at first."""
    steps: int = 0
    means: list[Array] = field(default_factory=list)
    squares: list[Array] = field(default_factory=list)
    average: list[Array] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not self.means:
            self.means = [np.zeros_like(weights) for weights in self.weights]
            self.squares = [np.zeros_like(weights) for weights in self.weights]
            self.average = [weights.copy() for weights in self.weights]

    def averaged(self) -> Net:
        """The network with averaged weights, which plays better than the latest ones."""
        return self.form.net([weights.copy() for weights in self.average], self.handicap)

    def gradients(self, rows: Array, targets: Array) -> Gradients:
        return self.form.gradients(self.weights, rows, targets)

    def learn(self, rows: Array, targets: Array, rate: float) -> tuple[float, float]:
        """Take one step towards these targets, and return the two losses."""
        gradients, losses = self.gradients(rows, targets)
        self.steps += 1
        first, second = SLOWNESS
        correction = np.sqrt(1 - second**self.steps) / (1 - first**self.steps)
        speed = np.float32(rate * correction)
        blend = np.float32(1 / min(1 + self.steps / 3, self.averaged_over))
        for weights, gradient, mean, square, average in zip(
            self.weights, gradients, self.means, self.squares, self.average, strict=True
        ):
            mean += np.float32(1 - first) * (gradient - mean)
            square += np.float32(1 - second) * (gradient * gradient - square)
            weights -= speed * mean / (np.sqrt(square) + np.float32(1e-7))
            average += blend * (weights - average)
        return losses


def mirrored(rows: Array) -> Array:
    """Swap ascending and descending piles, which gives equally valid rows."""
    return rows[:, MIRRORED]


def batches(count: int, size: int, rng: np.random.Generator) -> Iterator[NDArray[np.int64]]:
    """The indices of all rows in random order, in batches of equal size; a rest is dropped."""
    order = rng.permutation(count)
    for at in range(0, count - size + 1, size):
        yield order[at : at + size]


def _layer_gradients(weights: list[Array], rows: Array, targets: Array) -> Gradients:
    first_layer, first_bias, second_layer, second_bias, out, out_bias = weights
    hidden = np.maximum(rows @ first_layer + first_bias, 0)
    second = np.maximum(hidden @ second_layer + second_bias, 0)
    answer = second @ out + out_bias
    win = 1 / (1 + np.exp(-answer[:, 0]))
    error = np.empty_like(answer)
    error[:, 0] = win - targets[:, 0]
    error[:, 1] = answer[:, 1] - targets[:, 1]
    win_loss = _cross_entropy(win, targets[:, 0])
    left_loss = np.mean(error[:, 1] ** 2)
    error[:, 1] *= LEFT_LOSS
    error /= np.float32(len(rows))
    back_second = error @ out.T
    back_second[second <= 0] = 0
    back_hidden = back_second @ second_layer.T
    back_hidden[hidden <= 0] = 0
    gradients = [
        rows.T @ back_hidden,
        back_hidden.sum(axis=0),
        hidden.T @ back_second,
        back_second.sum(axis=0),
        second.T @ error,
        error.sum(axis=0),
    ]
    return gradients, (win_loss, float(left_loss))


def _named_gradients(weights: list[Array], rows: Array, targets: Array) -> Gradients:
    features = np.concatenate((rows @ mixing(), np.ones((len(rows), 1), np.float32)), axis=1)
    win = np.asarray(1 / (1 + np.exp(-(features @ weights[0]))), np.float32)
    gradient: Array = features.T @ ((win - targets[:, 0]) / np.float32(len(rows)))
    return [gradient], (_cross_entropy(win, targets[:, 0]), 0.0)


def _cross_entropy(win: Array, targets: Array) -> float:
    """The mean cross-entropy of predictions and targets."""
    likely = np.clip(win, 1e-6, 1 - 1e-6)
    return float(-np.mean(targets * np.log(likely) + (1 - targets) * np.log(1 - likely)))


LAYERS = ValueForm(lambda weights, handicap: Net._make([*weights, handicap]), _layer_gradients)
"""The six arrays of a network."""
NAMED = ValueForm(lambda weights, handicap: net_of(weights[0], handicap), _named_gradients)
"""The planner's named weights, which have one loss."""
