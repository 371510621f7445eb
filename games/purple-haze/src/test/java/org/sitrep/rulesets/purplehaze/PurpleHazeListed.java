package org.sitrep.rulesets.purplehaze;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.sitrep.contract.Listed;
import org.sitrep.contract.Listed.Trial;
import org.sitrep.contract.Listed.Variant;
import org.sitrep.contract.ListedGame;
import org.sitrep.contract.RuleNumbers;
import org.sitrep.contract.ShippedBooks;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.rulesets.purplehaze.definition.Content;

/** Lists the scenarios of Purple Haze that the contracts of all games are tested on. */
public final class PurpleHazeListed implements ListedGame {
    /** Returns its scenarios by kinds of trial. */
    @Override
    public Listed get() {
        return new Listed(
                new PurpleHaze(),
                List.of(combats(), missions(), campaigns()),
                ShippedBooks.all(new PurpleHaze()),
                List.of(
                        "\\bMP\\d\\d\\b",
                        "\\bF\\d\\d\\b",
                        "\\bW\\d\\d\\b",
                        "\\bC\\d\\d\\b",
                        "\\bBN\\d\\d\\b",
                        "\\bLC\\d\\b"),
                List.of("squads", "loadouts"),
                List.of("boardSpaces"),
                List.of(),
                List.of("play", "squad", "combat"),
                new RuleNumbers("PH-[A-Z]+|AMB|GAP|WE", "WE[-_]?", List.of("dice")));
    }

    /**
     * Every shipped combat at every Threat by day and night, every reading of every option, every squad, and all at
     * once that has many parts.
     */
    private static List<Variant> combats() {
        final List<Variant> variants = new ArrayList<>();
        for (final String combat : Content.filesIn("combats")) {
            for (final int threat : new int[] {2, 5, 8}) {
                for (final boolean night : new boolean[] {false, true}) {
                    variants.add(variant(Trial.BRIEF, combat).with("start.threat=" + threat, "start.night=" + night));
                }
            }
        }
        final Variant patrol = variant(Trial.BRIEF, "combats/patrol.yaml").with("start.threat=8");
        for (final Ruleset.Listing option : new PurpleHaze().options()) {
            option.values().stream()
                    .skip(1)
                    .filter(value -> !value.equals("in-all")) // a board of twelve spaces needs boxes made for it
                    .forEach(value -> variants.add(patrol.with("options." + option.id() + "=" + value)));
        }
        variants.add(patrol.with("options.eliminatedCap=0"));
        for (final String squad : List.of("veterans", "old-hands", "worn-out")) {
            variants.add(patrol.with("squad=" + squad));
        }
        for (final String loadout : List.of("smoke-and-frags", "flak-jackets", "shotgun-point")) {
            variants.add(patrol.with("loadout=" + loadout));
        }
        variants.add(patrol.with(
                "squad=old-hands",
                "options.hiddenEnemies=true",
                "combats.patrol.rounds=3",
                "combats.patrol.claymore=true",
                "combats.patrol.equipmentSwap=true",
                "combats.patrol.tacticsAtBottom=[artillery]"));
        return variants;
    }

    /** Every shipped Mission; squads of other levels; and all at once that may be played otherwise. */
    private static List<Variant> missions() {
        final List<Variant> variants = new ArrayList<>();
        for (final String mission : Content.filesIn("missions")) {
            variants.add(variant(Trial.WHOLE, mission));
        }
        variants.add(variant(Trial.WHOLE, "missions/02-first-light.yaml").with("squad=old-hands"));
        variants.add(variant(Trial.WHOLE, "missions/05-long-walk.yaml").with("squad=worn-out"));
        variants.add(variant(Trial.WHOLE, "missions/03-search.yaml")
                .with("squad=old-hands", "options.hiddenEnemies=true", "options.threatRule=high", "options.sapper=on"));
        return variants;
    }

    /** The campaign with a Squad that is drawn, and with one that knows its trade, against Red. */
    private static List<Variant> campaigns() {
        final Variant campaign = variant(Trial.SERIES, "campaign.yaml");
        return List.of(campaign, campaign.with("squad=veterans", "options.hiddenEnemies=true", "options.sapper=on"));
    }

    private static Variant variant(final Trial trial, final String file) {
        return new Variant(trial, Path.of(PurpleHaze.ID, file).toString());
    }
}
