package org.sitrep.ruleset.transcript;

/**
 * One track or clock as it stands.
 *
 * @param name in the rulebook's words: {@code Stamina}
 * @param text as the players would say it: {@code 7}; {@code day 1 13:15}
 * @param value where it stands
 * @param lowest of the bar that is drawn; a value below it is drawn at that end
 * @param highest of the bar, above {@code lowest}; equal to it where there is no end to draw a bar against
 */
public record TrackState(String name, String text, int value, int lowest, int highest) {
    /** Returns a track whose number is all that is said of it. */
    public static TrackState of(final String name, final int value, final int lowest, final int highest) {
        return new TrackState(name, Integer.toString(value), value, lowest, highest);
    }
}
