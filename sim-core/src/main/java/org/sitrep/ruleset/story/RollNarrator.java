package org.sitrep.ruleset.story;

import java.util.ArrayDeque;
import java.util.Deque;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.RollKind;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.ruleset.transcript.Transcript;

/**
 * Narrates rolls in their place: each as soon as its result is known in words, and at the latest before the next entry.
 */
public final class RollNarrator implements Narrator {
    private final Narrator narrator;
    private final Deque<NarratedRoll> pending = new ArrayDeque<>();

    /** Forwards everything to a narrator. */
    public RollNarrator(final Narrator narrator) {
        this.narrator = narrator;
    }

    /** Adds a roll that was just made. */
    public NarratedRoll made(final NarratedRoll roll) {
        pending.add(roll);
        return roll;
    }

    /** Adds a draw of a card, marker or space out of {@code count}, whose name is set later, if at all. */
    public NarratedRoll drawn(final String id, final String name, final int index, final int count) {
        return made(new NarratedRoll(id, name)
                .counts(index + 1, Laws.alike(count), 0)
                .otherwise("number " + (index + 1) + " of " + count));
    }

    /** Adds a draw out of {@code count}, whose name is set later, if at all. */
    public NarratedRoll drawn(final RollKind roll, final int index, final int count) {
        return drawn(roll.id(), roll.label(), index, count);
    }

    /** Sets the result of the earliest pending roll of a kind that has none yet; ignored if there is no such roll. */
    public void name(final RollKind roll, final String result) {
        name(roll.id(), result);
    }

    /** Sets the result of the earliest pending roll of an id that has none yet; ignored if there is no such roll. */
    public void name(final String id, final String result) {
        for (final NarratedRoll roll : pending) {
            if (roll.id.equals(id) && !roll.named()) {
                roll.result(result);
                return;
            }
        }
    }

    /** Returns the latest pending roll of this id, or a new one that is never narrated. */
    public NarratedRoll latest(final String id) {
        NarratedRoll latest = new NarratedRoll(id, "");
        for (final NarratedRoll roll : pending) {
            latest = roll.id.equals(id) ? roll : latest;
        }
        return latest;
    }

    /** Narrates all pending rolls. */
    public void tell() {
        while (!pending.isEmpty()) {
            narrator.roll(pending.remove().toRoll());
        }
    }

    @Override
    public boolean wantsAll() {
        return narrator.wantsAll();
    }

    @Override
    public int sight() {
        return narrator.sight();
    }

    @Override
    public void asked(final Choice choice) {
        narrator.asked(choice);
    }

    @Override
    public void heading(final String text) {
        tell();
        narrator.heading(text);
    }

    /** Begins a step that includes the pending rolls. */
    public void headingOfRolls(final String text) {
        narrator.heading(text);
    }

    @Override
    public void tell(final Transcript.Entry entry) {
        if (!isBesideLines(entry)) {
            tell();
        }
        narrator.tell(entry);
    }

    private static boolean isBesideLines(final Transcript.Entry entry) {
        return entry instanceof Transcript.Chapter
                || entry instanceof Transcript.Gauges
                || entry instanceof Transcript.Shot
                || entry instanceof Transcript.Mark;
    }
}
