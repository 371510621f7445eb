package org.sitrep.rulesets.purplehaze.story;

import java.util.List;
import java.util.Optional;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.story.Rolling;
import org.sitrep.ruleset.story.Stage;
import org.sitrep.ruleset.tale.Gauge;
import org.sitrep.ruleset.tale.Scene;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.strategy.EventListener;

/** Tells in words what happens to the Marines: Wounds, Stress, equipment, and what they play. */
abstract class SquadStory extends EventListener<Event> {
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
    protected void heard(final Event event, final int[] n) {
        switch (event) {
            case WOUND_DRAWN -> woundDrawn(n[0], n[1], n[2], n[3]);
            case THIRD_WOUND -> narrator.line("  Wound 3 for " + Wording.marine(state, n[0]) + ".");
            case FLAK_JACKET ->
                narrator.line("  " + Wording.marineFirst(state, n[0]) + " loses his Flak Jacket: "
                        + state.tables.wounds.index.id(n[1]) + " instead of "
                        + state.tables.wounds.index.id(n[2]) + ".");
            case CONDITION_DRAWN -> conditionDrawn(n[0], n[1], n[2]);
            case KILLED -> narrator.line("  " + Wording.marineFirst(state, n[0]) + " is killed in action.");
            case ID_PASSED -> narrator.line("  ID " + (n[0] + 1) + " passes to " + Wording.marine(state, n[1]) + ".");
            case GEAR_FOUND ->
                narrator.line("  " + Wording.marineFirst(state, n[0]) + " gets a step of "
                        + state.tables.gear.index.id(n[1]) + ".");
            case GEAR_LOST ->
                narrator.line("  " + Wording.marineFirst(state, n[0]) + " loses a step of "
                        + state.tables.gear.index.id(n[1]) + ".");
            case WEAPON_FOUND ->
                narrator.line("  " + Wording.marineFirst(state, n[0]) + " takes " + state.tables.weapons.index.id(n[1])
                        + ".");
            case HANDED_OVER -> handedOver(n[0], n[1], n[2]);
            case THICK_SKIN ->
                narrator.line(
                        "  Two cards for " + Wording.marine(state, n[0]) + ": " + state.tables.wounds.index.id(n[1])
                                + " instead of " + state.tables.wounds.index.id(n[2]) + ".");
            case WOUND_IGNORED ->
                narrator.line("  " + Wording.marineFirst(state, n[0]) + " gives his Lucky Charm " + charm(n[0])
                        + " for a Wound: " + state.tables.wounds.index.id(n[1]) + " goes back.");
            case ABILITY_USED ->
                narrator.line("  " + Wording.marineFirst(state, n[0]) + " uses his Ability: " + ability(n[0]) + ".");
            case CHARM_USED ->
                narrator.line("  " + Wording.marineFirst(state, n[0]) + " uses his Lucky Charm " + charm(n[0]) + ".");
            case BOON_PLAYED -> boonPlayed(n[0], n[1]);
            case STRESS_DROPPED -> stressDropped(n[0], n[1]);
            case DAMAGE_DROPPED -> damageDropped(n[0], n[1]);
            case AMMO_REGAINED ->
                narrator.line("  " + Wording.marineFirst(state, n[0]) + " has a step more of "
                        + state.tables.gear.index.id(n[1]) + ".");
            default -> {}
        }
    }

    private void woundDrawn(final int marine, final int card, final int kept, final int cubes) {
        narrator.line("  Wound " + cubes + " for " + Wording.marine(state, marine) + ": "
                + state.tables.wounds.index.id(card)
                + (card == kept ? "." : ", keeps " + state.tables.wounds.index.id(kept) + "."));
    }

    private void conditionDrawn(final int marine, final int card, final int kept) {
        narrator.line("  Stress turns into a Condition for " + Wording.marine(state, marine) + ": "
                + state.tables.conditions.index.id(card)
                + (card == kept ? "." : ", keeps " + state.tables.conditions.index.id(kept) + "."));
    }

    private void handedOver(final int from, final int item, final int to) {
        final String what = Equipment.isWeapon(item)
                ? state.tables.weapons.index.id(Equipment.item(item))
                : state.tables.gear.index.id(Equipment.item(item));
        narrator.line(Wording.marineFirst(state, from)
                + (to == Equipment.DROP
                        ? " drops " + what + "."
                        : " hands " + what + " to " + Wording.marine(state, to) + "."));
    }

    private void boonPlayed(final int marine, final int card) {
        final String id = state.tables.boons.index.id(card);
        narrator.line("  " + Wording.marineFirst(state, marine) + " plays " + id + ": "
                + state.tables.game.boonCards().get(id).summary() + ".");
    }

    private void stressDropped(final int marine, final int stress) {
        if (stress > 0) {
            narrator.line("  " + stress + " Stress off " + Wording.marine(state, marine) + ".");
        }
    }

    private void damageDropped(final int marine, final int damage) {
        if (damage > 0) {
            narrator.line("  " + damage + " Damage off " + Wording.marine(state, marine) + ".");
        }
    }

    private String ability(final int marine) {
        final String profile = state.tables.profiles.index.id(state.squad.cards.profile[marine]);
        return state.tables.game.profiles().get(profile).ability().name();
    }

    private String charm(final int marine) {
        return state.tables.charms.index.id(state.squad.charm[marine]);
    }
}
