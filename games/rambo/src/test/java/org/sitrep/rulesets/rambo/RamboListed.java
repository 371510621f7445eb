package org.sitrep.rulesets.rambo;

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

/** Lists the scenarios of Rambo that the contracts of all games are tested on. */
public final class RamboListed implements ListedGame {
    private static final List<String> MISSIONS = List.of("01-proof", "cage-run", "powder-store");

    /** Returns its scenarios by kinds of trial. */
    @Override
    public Listed get() {
        return new Listed(
                new Rambo(),
                List.of(missions(), campaigns()),
                ShippedBooks.all(new Rambo()),
                List.of(),
                List.of("parties", "loadouts"),
                List.of(),
                List.of("carried", "round\\..*", "hero\\..*", "gear\\..*", "fog\\..*\\.round", "mission\\..*"),
                List.of("play", "mission"),
                new RuleNumbers("(?:RB|AMB)-[A-Z0-9]+", "\\b(?:WE|C)[-_]", List.of()));
    }

    /** Every mission with a party of each size, every reading of every option, every loadout, and all at once. */
    private static List<Variant> missions() {
        final List<Variant> variants = new ArrayList<>();
        for (final String mission : MISSIONS) {
            for (final String party : List.of("four", "three", "two", "one")) {
                variants.add(mission(mission).with("party=" + party));
            }
        }
        final Variant proof = mission("01-proof");
        for (final Ruleset.Listing option : new Rambo().options()) {
            option.values().stream()
                    .skip(1)
                    .forEach(value -> variants.add(proof.with("options." + option.id() + "=" + value)));
        }
        for (final String loadout : List.of("quiet", "firepower", "bandages")) {
            variants.add(proof.with("loadout=" + loadout));
        }
        variants.add(mission("powder-store")
                .with(
                        "party=doc-four",
                        "options.fogPlaces=shuffled",
                        "options.leader=players",
                        "options.areaDistance=orthogonal"));
        return variants;
    }

    private static List<Variant> campaigns() {
        final Variant campaign = variant(Trial.SERIES, "campaign.yaml");
        final Variant open = variant(Trial.SERIES, "open-campaign.yaml");
        return List.of(
                campaign,
                campaign.with("party=three", "options.excessDamage=carries"),
                open,
                open.with("campaigns.house.parties=[four, doc-four]", "campaigns.house.tries=2"));
    }

    private static Variant mission(final String name) {
        return variant(Trial.WHOLE, "missions/" + name + ".yaml");
    }

    private static Variant variant(final Trial trial, final String file) {
        return new Variant(trial, Path.of("rambo", file).toString());
    }
}
