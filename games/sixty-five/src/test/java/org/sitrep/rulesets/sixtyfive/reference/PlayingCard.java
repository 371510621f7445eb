package org.sitrep.rulesets.sixtyfive.reference;

import java.util.List;
import java.util.Set;

/**
 * An Action card (GAP-7).
 *
 * @param number its number, from 1
 * @param blocks names of its two blocks; none on an End Turn card
 * @param tn Targeting Number; null for Miss
 * @param hit G, Y, R, or - without a Hit
 * @param apfb armor-piercing bonus; null for a word
 * @param word Shake, Dud or Destroy; null for a number
 */
record PlayingCard(
        int number,
        Set<String> blocks,
        boolean power,
        Integer tn,
        boolean turret,
        boolean movingFire,
        char hit,
        Integer apfb,
        String word) {
    /** Blocks, Power (P) or not, Targeting Number with Turret (T) or Moving Fire (M), Hit, armor-piercing bonus. */
    private static final String ALL = """
            fire rally P 5T Y 4
            fire rally . 6 G -2
            fire rally P 8T R 2
            fire light-wounds . 7 G 1
            fire light-wounds P 4M Y 0
            fire unexpected-cover . 1 G 2
            fire unexpected-cover P 2 R 0
            fire bullet-storm . 7 - Shake
            fire bullet-storm . -2T - 0
            fire aimed-shot P Miss - Destroy
            fire second-wind . 5 - Dud
            fire reinforcements P 5 - Dud
            fire move P 5M G -1
            fire move . 5 Y 3
            fire glancing-shot . 3M G -4
            fire critical-hit P 1T G 1
            move rally P 4 Y -3
            move rally . 8 G 0
            move rally . -1 G 0
            move ambush P 8M G -3
            move ambush . 4 - Dud
            move retreat P 7 - Shake
            move unexpected-cover . Miss R -2
            move light-wounds . 10 - Destroy
            move reload-and-fire P 6 G -1
            move first-fire . 2T G 1
            fast-move panic P -2 Y 3
            fast-move retreat . 9T - Shake
            fast-move reload-and-fire P 2M - Shake
            fast-move glancing-shot . Miss G -2
            fast-move rally-2 . 6 G 3
            move-and-fire bullet-storm P 1M - 1
            move-and-fire critical-hit . 7 - 4
            move-and-fire scout . 0 G -1
            move-and-fire second-wind P 0 G -1
            move-and-fire first-fire . 3M G -1
            move-and-fire aimed-shot . 4M G 2
            flanking-fire rally-2 . 3 G 0
            flanking-fire reinforcements P 10M R 0
            flanking-fire scout . 4 G 4
            punishing-fire panic . 2 - Destroy
            punishing-fire heavy-artillery P 5M R 2
            artillery lets-get-em . 6M Y 2
            artillery lets-get-em P 1T - 1
            artillery cannister . 0M Y 0
            command-ops bloodlust P Miss - Shake
            command-ops reinforcements . 4 Y -1
            bloodlust lets-get-em P 3M Y -4
            heavy-artillery reload-and-fire . 2 R -2
            end-turn end-turn . 6 - Dud
            end-turn end-turn . 3T R 1
            end-turn end-turn . 3 G -3
            end-turn end-turn . 9 G 3
            end-turn end-turn . -1M Y 1
            """;

    /** The deck, in the order of the numbers. */
    static final List<PlayingCard> DECK = parse(ALL.lines().toList());

    private static List<PlayingCard> parse(final List<String> lines) {
        return java.util.stream.IntStream.range(0, lines.size())
                .mapToObj(i -> parse(i + 1, lines.get(i).split(" ")))
                .toList();
    }

    private static PlayingCard parse(final int number, final String... words) {
        final boolean endTurn = words[0].equals("end-turn");
        final String tn = words[3].replaceAll("[TM]$", "");
        final boolean isNumber = words[5].matches("-?\\d+");
        return new PlayingCard(
                number,
                endTurn ? Set.of() : Set.of(words[0], words[1]),
                words[2].equals("P"),
                tn.equals("Miss") ? null : Integer.valueOf(tn),
                words[3].endsWith("T"),
                words[3].endsWith("M"),
                words[4].charAt(0),
                isNumber ? Integer.valueOf(words[5]) : null,
                isNumber ? null : words[5]);
    }

    boolean endTurn() {
        return blocks.isEmpty();
    }
}
