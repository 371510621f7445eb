package org.sitrep.dice;

import java.util.Arrays;

/**
 * Holds the dice of one throw as counts per colour and face. Owned and reused by its caller; not thread-safe.
 *
 * <p>Memory: one array of 21 ints.
 */
public final class DiceThrow {
    private static final DieColour[] COLOURS = DieColour.values();
    private static final int FACES = 6;
    /** Entries per colour: the number of dice at 0, the dice on each face at 1-6. */
    private static final int ROW = FACES + 1;

    private final int[] counts = new int[COLOURS.length * ROW];

    public DiceThrow() {}

    /** Removes all dice. */
    public DiceThrow clear() {
        Arrays.fill(counts, 0);
        return this;
    }

    /**
     * Adds dice of one colour that show one face.
     *
     * @param face 1-6
     * @param dice 0 or more
     * @throws IllegalArgumentException if the face or the number of dice is out of range
     */
    public DiceThrow add(final DieColour colour, final int face, final int dice) {
        if (face < 1 || face > FACES || dice < 0) {
            throw new IllegalArgumentException(dice + " dice on face " + face + ": a face is 1-6, dice are 0 or more");
        }
        final int row = colour.ordinal() * ROW;
        counts[row] += dice;
        counts[row + face] += dice;
        return this;
    }

    /**
     * Removes one die.
     *
     * @throws IllegalArgumentException if no die of this colour shows the face
     */
    public DiceThrow remove(final DieColour colour, final int face) {
        final int row = colour.ordinal() * ROW;
        if (face < 1 || face > FACES || counts[row + face] == 0) {
            throw new IllegalArgumentException("no " + colour + " die shows " + face);
        }
        counts[row]--;
        counts[row + face]--;
        return this;
    }

    /** Adds one die per face listed, e.g. {@code addAll(FOCUS, 4, 5, 5)}. */
    public DiceThrow addAll(final DieColour colour, final int... faces) {
        for (final int face : faces) {
            add(colour, face, 1);
        }
        return this;
    }

    /**
     * Returns the dice of a colour that show a face.
     *
     * @param face 1-6
     */
    public int count(final DieColour colour, final int face) {
        assert face >= 1 && face <= FACES : face;
        return counts[colour.ordinal() * ROW + face];
    }

    /** Returns the dice of a colour on all faces. */
    public int dice(final DieColour colour) {
        return counts[colour.ordinal() * ROW];
    }

    /** Returns the faces of a colour in ascending order, one entry per die. Allocates. */
    public int[] faces(final DieColour colour) {
        final int[] faces = new int[dice(colour)];
        int next = 0;
        for (int face = 1; face <= FACES; face++) {
            for (int die = count(colour, face); die > 0; die--) {
                faces[next++] = face;
            }
        }
        return faces;
    }

    /**
     * Returns the dice on one line, e.g. {@code Focus 4 5 5, Strike 3 4 5 6 6 6, Crit 3 5}; a colour without dice is
     * shown as "-".
     */
    @Override
    public String toString() {
        return "Focus " + listing(DieColour.FOCUS) + ", Strike " + listing(DieColour.STRIKE) + ", Crit "
                + listing(DieColour.CRIT);
    }

    @Override
    public boolean equals(final Object other) {
        return other instanceof DiceThrow && Arrays.equals(counts, ((DiceThrow) other).counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }

    private String listing(final DieColour colour) {
        final String faces = Arrays.toString(faces(colour)).replaceAll("[\\[\\],]", "");
        return faces.isEmpty() ? "-" : faces;
    }
}
