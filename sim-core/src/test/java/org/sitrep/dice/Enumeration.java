package org.sitrep.dice;

import java.util.function.IntSupplier;

/** The faces of one numbered throw: the base-6 digits of its number, last digit first. */
final class Enumeration implements IntSupplier {
    private int rest;

    Enumeration(final int number) {
        this.rest = number;
    }

    @Override
    public int getAsInt() {
        final int face = 1 + rest % 6;
        rest /= 6;
        return face;
    }
}
