package org.sitrep.rulesets.sixtyfive.reference;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A kind of counter with its printed values (GAP-1); null stands for a value that it does not have. */
record CounterType(
        String id,
        int steps,
        Integer targeting,
        Integer armorPiercing,
        Integer armor,
        int highExplosive,
        int reduced,
        char moves,
        boolean hero,
        Set<String> abilities) {
    /** Steps, TM, APF, AF (* for soft), HEF, HEF reduced, class (H for a Hero, who is Leg too), abilities. */
    private static final String ALL = """
            us-rifle          2 - - * 2 1 L assault
            us-m60            2 - - * 3 2 L suppression
            us-law            2 0 4 * 1 1 L
            us-m40            2 2 6 * 3 2 L no-move-and-fire
            us-riggs          2 - - * 1 1 H assault tactical
            us-black          2 - - * 1 1 H assault inspirational
            us-dixon          2 - - * 2 1 H sniper
            us-m48            1 2 6 4 4 0 T cannister
            us-m113           1 - - 1 2 0 T
            us-m113-acav      1 - - 1 4 0 T
            us-truck          1 - - * 0 0 W
            us-huey-gunship   2 0 1 0 4 2 F difficult
            us-huey-transport 2 - - 0 1 1 F difficult
            nva-rifle         2 - - * 2 1 L assault
            nva-rpd           2 - - * 3 2 L suppression
            nva-rpg           2 0 3 * 1 1 L
            nva-12-7mm        2 - - * 4 3 L suppression no-move-and-fire
            nva-sapper        2 - - * 2 1 L assault-plus pathfinder
            nva-pt-76         1 1 2 1 3 0 T cannister
            nva-minh          2 - - * 1 1 H assault inspirational
            nva-trang         2 - - * 2 1 H sniper
            nva-chu           2 - - * 2 1 H assault-plus pathfinder
            vc-rifle          2 - - * 2 1 L assault
            vc-rpd            2 - - * 3 2 L suppression
            vc-rpg            2 0 3 * 1 1 L
            vc-sapper         2 - - * 2 1 L assault-plus pathfinder
            vc-phan           2 - - * 1 1 H assault tactical
            vc-ngo            2 - - * 2 1 H sniper difficult
            vc-nguyen         2 - - * 2 1 H assault-plus inspirational
            """;

    static final Map<String, CounterType> BY_ID =
            ALL.lines().map(CounterType::parse).collect(Collectors.toMap(CounterType::id, Function.identity()));

    private static CounterType parse(final String line) {
        final List<String> words = Arrays.asList(line.split(" +"));
        return new CounterType(
                words.get(0),
                Integer.parseInt(words.get(1)),
                number(words.get(2)),
                number(words.get(3)),
                number(words.get(4)),
                Integer.parseInt(words.get(5)),
                Integer.parseInt(words.get(6)),
                words.get(7).charAt(0),
                words.get(7).equals("H"),
                Set.copyOf(words.subList(8, words.size())));
    }

    private static Integer number(final String word) {
        return word.equals("-") || word.equals("*") ? null : Integer.valueOf(word);
    }

    boolean leg() {
        return moves == 'L' || hero;
    }

    boolean helicopter() {
        return moves == 'F';
    }

    /** Returns whether it is a ground vehicle (SF-UNIT-8). */
    boolean vehicle() {
        return !leg() && !helicopter();
    }

    /** Returns whether it has an Armor Factor (SF-UNIT-2). */
    boolean hard() {
        return armor != null;
    }

    /** Returns whether High Explosive fire can hurt it: all but hard targets, and helicopters too (SF-UNIT-8). */
    boolean soft() {
        return !hard() || helicopter();
    }

    boolean has(final String ability) {
        return abilities.contains(ability);
    }

    /** Returns whether it may start assaults (SF-ABIL-1, SF-ABIL-2). */
    boolean assaults() {
        return has("assault") || has("assault-plus");
    }
}
