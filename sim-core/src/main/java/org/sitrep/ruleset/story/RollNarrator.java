package org.sitrep.ruleset.story;

import java.util.ArrayDeque;
import java.util.Deque;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.RollKind;
import org.sitrep.ruleset.transcript.Transcript;

/**
 * Tells rolls in their place: each as soon as it is known in words what came of it, and at the latest before the next
 * thing that is told.
 */
public final class RollNarrator implements Narrator {
    private final Narrator narrator;
    private final Deque<NarratedRoll> waiting = new ArrayDeque<>();

    /** Tells everything to a narrator. */
    public RollNarrator(final Narrator narrator) {
        this.narrator = narrator;
    }

    /** Takes a roll that was just made. */
    public NarratedRoll made(final NarratedRoll roll) {
        waiting.add(roll);
        return roll;
    }

    /** Takes a card, marker or space drawn out of {@code count}, which is named later if at all. */
    public NarratedRoll drawn(final String id, final String name, final int index, final int count) {
        return made(new NarratedRoll(id, name)
                .counts(index + 1, Laws.alike(count), 0)
                .otherwise("number " + (index + 1) + " of " + count));
    }

    /** Takes what was drawn out of {@code count}, which is named later if at all. */
    public NarratedRoll drawn(final RollKind roll, final int index, final int count) {
        return drawn(roll.id(), roll.label(), index, count);
    }

    /** Names what the earliest roll of its kind came to that has no name yet, if it still waits. */
    public void name(final RollKind roll, final String result) {
        name(roll.id(), result);
    }

    /** Names what the earliest roll of this id came to that has no name yet, if it still waits. */
    public void name(final String id, final String result) {
        for (final NarratedRoll roll : waiting) {
            if (roll.id.equals(id) && !roll.named()) {
                roll.result(result);
                return;
            }
        }
    }

    /** Returns the latest roll of this id, or one that nobody hears of. */
    public NarratedRoll latest(final String id) {
        NarratedRoll latest = new NarratedRoll(id, "");
        for (final NarratedRoll roll : waiting) {
            latest = roll.id.equals(id) ? roll : latest;
        }
        return latest;
    }

    /** Tells all rolls that wait. */
    public void tell() {
        while (!waiting.isEmpty()) {
            narrator.roll(waiting.remove().told());
        }
    }

    @Override
    public boolean wantsAll() {
        return narrator.wantsAll();
    }

    @Override
    public void heading(final String text) {
        tell();
        narrator.heading(text);
    }

    /** Begins a step that what was rolled just before belongs to. */
    public void headingOfRolls(final String text) {
        narrator.heading(text);
    }

    @Override
    public void tell(final Transcript.Entry entry) {
        if (!(entry instanceof Transcript.Chapter || entry instanceof Transcript.Gauges)) {
            tell();
        }
        narrator.tell(entry);
    }
}
