package org.sitrep.rulesets.rambo.kits;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.sitrep.ruleset.KitSpace;
import org.sitrep.ruleset.Kits;
import org.sitrep.rulesets.rambo.definition.Forbidden;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Gear;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.tables.GameTables;

/**
 * The space of the legal loadouts of a mission: each hero of the party has the dossier's slots, and every gear card of
 * the data that is not forbidden is there to be had, one of a kind for each hero (RB-GEAR-1, GAP-GEAR).
 */
final class KitSpaces {
    private KitSpaces() {}

    static Mission mission(final GameData game) {
        return game.missions().get(game.mission().orElseThrow());
    }

    static KitSpace of(final GameData game) {
        final List<String> heroes = game.playedParty().heroes();
        final List<Gear> gear = List.copyOf(game.gear().values());
        final int slots = mission(game).slots();
        final Forbidden forbidden = new Forbidden(game.forbid());
        final List<Integer> most = gear.stream()
                .map(card -> forbidden.has(Forbidden.gear(card.id())) ? 0 : 1)
                .toList();
        final List<KitSpace.Bearer> bearers = new ArrayList<>();
        for (final String hero : heroes) {
            bearers.add(new KitSpace.Bearer(
                    hero, game.heroes().get(hero).name(), slots, Collections.nCopies(gear.size(), 0), most, true));
        }
        final List<KitSpace.Pool> pools = new ArrayList<>();
        final List<KitSpace.Thing> things = new ArrayList<>();
        for (final Gear card : gear) {
            pools.add(new KitSpace.Pool(card.id(), card.name(), 0, heroes.size(), false, false));
            things.add(new KitSpace.Thing(card.id(), card.name(), pools.size() - 1, card.slots(), card.isWeapon()));
        }
        return new KitSpace(bearers, pools, things);
    }

    static Kits carried(final GameData game) {
        final List<String> heroes = game.playedParty().heroes();
        final List<String> gear = List.copyOf(game.gear().keySet());
        final int[][] counts = new int[heroes.size()][gear.size()];
        for (int h = 0; h < heroes.size(); h++) {
            for (final String card : GameTables.carried(game, mission(game), heroes.get(h))) {
                counts[h][gear.indexOf(card)]++;
            }
        }
        return new Kits(counts);
    }
}
