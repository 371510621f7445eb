package org.sitrep.rulesets.purplehaze.tables;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import org.sitrep.portable.Streams;

/** Finds the content that a Mission can reach: Encounter cards, steps, and the combats that its entries lead to. */
public final class StoryReach {
    private StoryReach() {}

    /** Returns the Encounter cards that can be drawn, those of the Mission's own deck first. */
    public static int[] cards(final MissionTables tables, final MissionTable mission) {
        if (!mission.definition.encounters().drawn()) {
            return new int[0];
        }
        return IntStream.concat(IntStream.of(mission.ownCards), IntStream.of(tables.encounters.general))
                .boxed()
                .filter(Streams.unseen())
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** Returns the boxes that can be fought, in the order of the data files. */
    public static int[] boxes(final MissionTables tables, final MissionTable mission) {
        final StoryTable story = tables.story;
        final BitSet boxes = new BitSet();
        steps(tables, mission).stream()
                .map(step -> story.box[step])
                .filter(box -> box != Index.NONE)
                .forEach(boxes::set);
        return boxes.stream().toArray();
    }

    /** Returns all steps that the Mission's entries and cards lead to. */
    public static BitSet steps(final MissionTables tables, final MissionTable mission) {
        final List<Integer> open = new ArrayList<>();
        open.add(mission.opening);
        open.add(mission.randomCombat);
        IntStream.of(mission.eventEntry).forEach(open::add);
        IntStream.of(cards(tables, mission)).forEach(card -> open.add(tables.encounters.entry[card]));
        return steps(tables.story, open);
    }

    /** Returns all steps that can be reached from the given ones. */
    public static BitSet steps(final StoryTable story, final List<Integer> from) {
        final Deque<Integer> open = new ArrayDeque<>(from);
        final BitSet seen = new BitSet();
        while (!open.isEmpty()) {
            final int step = open.remove();
            if (step != StoryTable.END && !seen.get(step)) {
                seen.set(step);
                IntStream.range(story.firstTarget[step], story.firstTarget[step + 1])
                        .forEach(way -> open.add(story.target[way]));
            }
        }
        return seen;
    }
}
