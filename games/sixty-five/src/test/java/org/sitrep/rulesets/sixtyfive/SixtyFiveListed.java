package org.sitrep.rulesets.sixtyfive;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.sitrep.contract.Listed;
import org.sitrep.contract.Listed.Trial;
import org.sitrep.contract.Listed.Variant;
import org.sitrep.contract.ListedGame;
import org.sitrep.contract.RuleNumbers;
import org.sitrep.ruleset.Ruleset;

/** Lists the scenarios of '65 that the contracts of all games are tested on. */
public final class SixtyFiveListed implements ListedGame {
    /** Battles of the game, as their files are called. */
    public static final List<String> BATTLES = List.of(
            "01-village-assault",
            "02-by-the-belt-buckle",
            "03-an-ambush-ambushed",
            "04-clear",
            "05-tanks-in-the-wire",
            "06-horror-on-highway-1",
            "07-death-from-above",
            "08-aint-gonna-happen");

    /** Returns its scenarios by kinds of trial. */
    @Override
    public Listed get() {
        return new Listed(
                new SixtyFive(),
                List.of(battles()),
                List.of(),
                List.of(),
                List.of("maps", "hitColours"),
                List.of(),
                List.of("(us|com)\\.points", "margin", "turn\\..*", "unit\\..*"),
                List.of("play", "battle"),
                new RuleNumbers("SF-[A-Z]+|AMB|GAP|EX", "\\bEX[-_]", List.of()));
    }

    /** Every battle, every reading of every option in the one with helicopters, and every set of colours that hit. */
    private static List<Variant> battles() {
        final List<Variant> variants = new ArrayList<>();
        BATTLES.forEach(name -> variants.add(battle(name)));
        final Variant above = battle("07-death-from-above");
        for (final Ruleset.Listing option : new SixtyFive().options()) {
            option.values().stream()
                    .skip(1)
                    .forEach(value -> variants.add(above.with("options." + option.id() + "=" + value)));
        }
        variants.add(battle("05-tanks-in-the-wire").with("hits=any-hit"));
        variants.add(battle("08-aint-gonna-happen").with("hits=green-artillery", "options.sharedEdges=lower-map"));
        return variants;
    }

    private static Variant battle(final String name) {
        return new Variant(
                Trial.WHOLE, Path.of("sixty-five", "battles", name + ".yaml").toString());
    }
}
