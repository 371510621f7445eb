package org.sitrep.ruleset.transcript;

/**
 * The state of one track or clock.
 *
 * @param name in the rulebook's words: {@code Stamina}
 * @param text value as players would say it: {@code 7}; {@code day 1 13:15}
 * @param value present value
 * @param lowest lower end of the bar that is drawn; a lower value is drawn at that end
 * @param highest upper end of the bar, above {@code lowest}; equal to it if the track has no end to draw a bar against
 */
public record TrackState(String name, String text, int value, int lowest, int highest) {
    /** Returns a track whose text is its number. */
    public static TrackState of(final String name, final int value, final int lowest, final int highest) {
        return new TrackState(name, Integer.toString(value), value, lowest, highest);
    }
}
