package org.sitrep.rulesets.purplehaze.story;

import java.util.List;
import java.util.Optional;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.story.Rolling;
import org.sitrep.ruleset.story.Stage;
import org.sitrep.ruleset.tale.Gauge;
import org.sitrep.ruleset.tale.Scene;
import org.sitrep.rulesets.purplehaze.campaign.CampaignTrace;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.squad.Equipment;

/** Tells in words what happens to the Marines: Wounds, Stress, equipment, and what they play. */
abstract class SquadStory extends CampaignTrace {
    final CombatState state;
    final Rolling narrator;
    final BoardScene board;
    /** Whether the end of a combat is told: its board still lies there. */
    boolean ending;

    SquadStory(final CombatState state, final Narrator narrator) {
        this.state = state;
        board = new BoardScene(state);
        this.narrator = new Rolling(new Stage(narrator, this::table, this::tracks));
    }

    /** Returns what is on the table now, if anything. */
    Optional<Scene> table() {
        return Optional.of(board.of("combat"));
    }

    /** Returns how tracks and clocks stand now; empty where there are none. */
    List<Gauge> tracks() {
        return Tracks.ofCombat(state);
    }

    /** Tells what has been rolled and not told yet; to be called when the mission is over, however it ended. */
    public final void close() {
        narrator.tell();
    }

    @Override
    public void woundDrawn(final int marine, final int card, final int kept, final int cubes) {
        narrator.line("  Wound " + cubes + " for " + Wording.marine(state, marine) + ": "
                + state.tables.cards.woundIndex.id(card)
                + (card == kept ? "." : ", keeps " + state.tables.cards.woundIndex.id(kept) + "."));
    }

    @Override
    public void thirdWound(final int marine) {
        narrator.line("  Wound 3 for " + Wording.marine(state, marine) + ".");
    }

    @Override
    public void flakJacket(final int marine, final int suffered, final int returned) {
        narrator.line("  " + Wording.marineFirst(state, marine) + " loses his Flak Jacket: "
                + state.tables.cards.woundIndex.id(suffered) + " instead of "
                + state.tables.cards.woundIndex.id(returned) + ".");
    }

    @Override
    public void conditionDrawn(final int marine, final int card, final int kept) {
        narrator.line("  Stress turns into a Condition for " + Wording.marine(state, marine) + ": "
                + state.tables.cards.conditionIndex.id(card)
                + (card == kept ? "." : ", keeps " + state.tables.cards.conditionIndex.id(kept) + "."));
    }

    @Override
    public void killed(final int marine) {
        narrator.line("  " + Wording.marineFirst(state, marine) + " is killed in action.");
    }

    @Override
    public void idPassed(final int id, final int marine) {
        narrator.line("  ID " + (id + 1) + " passes to " + Wording.marine(state, marine) + ".");
    }

    @Override
    public void gearFound(final int marine, final int gear) {
        narrator.line("  " + Wording.marineFirst(state, marine) + " gets a step of " + state.tables.gear.index.id(gear)
                + ".");
    }

    @Override
    public void gearLost(final int marine, final int gear) {
        narrator.line("  " + Wording.marineFirst(state, marine) + " loses a step of " + state.tables.gear.index.id(gear)
                + ".");
    }

    @Override
    public void weaponFound(final int marine, final int weapon) {
        narrator.line(
                "  " + Wording.marineFirst(state, marine) + " takes " + state.tables.weapons.index.id(weapon) + ".");
    }

    @Override
    public void handedOver(final int from, final int item, final int to) {
        final String what = Equipment.isWeapon(item)
                ? state.tables.weapons.index.id(Equipment.item(item))
                : state.tables.gear.index.id(Equipment.item(item));
        narrator.line(Wording.marineFirst(state, from)
                + (to == Equipment.DROP
                        ? " drops " + what + "."
                        : " hands " + what + " to " + Wording.marine(state, to) + "."));
    }

    @Override
    public void thickSkin(final int marine, final int suffered, final int returned) {
        narrator.line("  Two cards for " + Wording.marine(state, marine) + ": "
                + state.tables.cards.woundIndex.id(suffered) + " instead of "
                + state.tables.cards.woundIndex.id(returned) + ".");
    }

    @Override
    public void woundIgnored(final int marine, final int card) {
        narrator.line("  " + Wording.marineFirst(state, marine) + " gives his Lucky Charm " + charm(marine)
                + " for a Wound: " + state.tables.cards.woundIndex.id(card) + " goes back.");
    }

    @Override
    public void abilityUsed(final int marine) {
        narrator.line("  " + Wording.marineFirst(state, marine) + " uses his Ability: " + ability(marine) + ".");
    }

    private String ability(final int marine) {
        final String profile = state.tables.profiles.index.id(state.squad.cards.profile[marine]);
        return state.tables.game.profiles().get(profile).ability().name();
    }

    @Override
    public void charmUsed(final int marine) {
        narrator.line("  " + Wording.marineFirst(state, marine) + " uses his Lucky Charm " + charm(marine) + ".");
    }

    private String charm(final int marine) {
        return state.tables.charms.index.id(state.squad.charm[marine]);
    }

    @Override
    public void boonPlayed(final int marine, final int card) {
        final String id = state.tables.boons.index.id(card);
        narrator.line("  " + Wording.marineFirst(state, marine) + " plays " + id + ": "
                + state.tables.game.boonCards().get(id).summary() + ".");
    }

    @Override
    public void stressDropped(final int marine, final int stress) {
        if (stress > 0) {
            narrator.line("  " + stress + " Stress off " + Wording.marine(state, marine) + ".");
        }
    }

    @Override
    public void damageDropped(final int marine, final int damage) {
        if (damage > 0) {
            narrator.line("  " + damage + " Damage off " + Wording.marine(state, marine) + ".");
        }
    }

    @Override
    public void ammoRegained(final int marine, final int gear) {
        narrator.line("  " + Wording.marineFirst(state, marine) + " has a step more of "
                + state.tables.gear.index.id(gear) + ".");
    }
}
