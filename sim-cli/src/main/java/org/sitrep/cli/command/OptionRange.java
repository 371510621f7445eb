package org.sitrep.cli.command;

import org.sitrep.cli.base.UserError;

/** Checks the values of numeric options. Every message names the option, its value and the range. */
final class OptionRange {
    private OptionRange() {}

    /** @throws UserError if a value is below the least one */
    static void atLeast(final String option, final long value, final long least) {
        require(value >= least, option, Long.toString(value), "at least " + least);
    }

    /** @throws UserError if a value is not between two others, both inclusive */
    static void within(final String option, final long value, final long least, final long most) {
        require(value >= least && value <= most, option, Long.toString(value), "from " + least + " to " + most);
    }

    /** @throws UserError if a value is not between two others, both inclusive */
    static void within(final String option, final double value, final double least, final double most) {
        require(value >= least && value <= most, option, Double.toString(value), "from " + least + " to " + most);
    }

    /** @throws UserError if a value is not above 0 or exceeds the largest one */
    static void positive(final String option, final double value, final long most) {
        require(value > 0 && value <= most, option, Double.toString(value), "above 0 and at most " + most);
    }

    private static void require(final boolean holds, final String option, final String value, final String range) {
        if (!holds) {
            throw UserError.usage(option + " " + value + " is out of range", "it must be " + range);
        }
    }
}
