package org.sitrep.rulesets.purplehaze.checks;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Loadout;
import org.sitrep.rulesets.purplehaze.definition.Profile;
import org.sitrep.rulesets.purplehaze.definition.Squad;

/**
 * A Marine of the scenario's squad with its equipment.
 *
 * @param specialization id of the Specialization
 * @param member the Marine's entry in the squad
 * @param profile the Marine's Profile card
 * @param kit the Marine's entry in the loadout
 * @param path dotted path of the kit
 */
record Outfit(String specialization, Squad.Member member, Profile profile, Loadout.Kit kit, String path) {
    /** Returns the dotted path of the loadout that the scenario's squad carries. */
    static String loadoutPath(final GameData game) {
        return "loadouts." + game.playedLoadout().id();
    }

    /**
     * Returns the Marines of the scenario's squad for whom the loadout has a kit, in the order of the squad; empty if
     * the scenario names no squad.
     */
    static List<Outfit> of(final GameData game) {
        if (game.squad().isEmpty()) {
            return List.of();
        }
        final Loadout loadout = game.playedLoadout();
        final List<Outfit> outfits = new ArrayList<>();
        game.playedSquad().members().forEach((specialization, member) -> {
            final Loadout.Kit kit = loadout.kits().get(specialization);
            if (kit != null) {
                final Profile profile = game.profiles().get(member.profile());
                final String path = loadoutPath(game) + ".kits." + specialization;
                outfits.add(new Outfit(specialization, member, profile, kit, path));
            }
        });
        return outfits;
    }
}
