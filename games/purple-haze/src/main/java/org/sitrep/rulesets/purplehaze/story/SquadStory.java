package org.sitrep.rulesets.purplehaze.story;

import java.util.List;
import java.util.Optional;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.story.RollNarrator;
import org.sitrep.ruleset.story.SceneNarrator;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.TrackState;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.Pieces;
import org.sitrep.strategy.EventListener;

/** Tells in words what happens to the Marines: Wounds, Stress, equipment, and what they play. */
abstract class SquadStory extends EventListener<Event> {
    final CombatState state;
    final GameTables tables;
    final Wording words;
    final RollNarrator narrator;
    final BoardScene board;
    /** Whether the end of a combat is told: its board still lies there. */
    boolean ending;

    SquadStory(final CombatState state, final Narrator narrator) {
        this.state = state;
        tables = state.tables;
        words = new Wording(state);
        board = new BoardScene(state);
        this.narrator = new RollNarrator(new SceneNarrator(narrator, this::table, this::tracks));
    }

    /** Returns what is on the table now, if anything. */
    Optional<Scene> table() {
        return Optional.of(board.of("combat"));
    }

    /** Returns how tracks and clocks stand now; empty where there are none. */
    List<TrackState> tracks() {
        return Tracks.ofCombat(state);
    }

    /** Tells what has been rolled and not told yet; to be called when the mission is over, however it ended. */
    public final void close() {
        narrator.tell();
    }

    /** Tells in a sentence, without its full stop, what comes of something told before. */
    final void told(final String sentence) {
        narrator.line("  " + sentence + ".");
    }

    @Override
    protected void heard(final Event event, final int[] n) {
        switch (event) {
            case WOUND_DRAWN -> drawn("Wound " + n[3], n[0], tables.wounds, n[1], n[2]);
            case THIRD_WOUND -> told("Wound 3 for " + words.marine(n[0]));
            case FLAK_JACKET ->
                told(words.marineFirst(n[0]) + " loses his Flak Jacket: " + tables.wounds.id(n[1]) + " instead of "
                        + tables.wounds.id(n[2]));
            case CONDITION_DRAWN -> drawn("Stress turns into a Condition", n[0], tables.conditions, n[1], n[2]);
            case KILLED -> told(words.marineFirst(n[0]) + " is killed in action");
            case ID_PASSED -> told("ID " + (n[0] + 1) + " passes to " + words.marine(n[1]));
            case GEAR_FOUND -> told(words.marineFirst(n[0]) + " gets a step of " + tables.gear.id(n[1]));
            case GEAR_LOST -> told(words.marineFirst(n[0]) + " loses a step of " + tables.gear.id(n[1]));
            case WEAPON_FOUND -> told(words.marineFirst(n[0]) + " takes " + tables.weapons.id(n[1]));
            case HANDED_OVER -> handedOver(n[0], n[1], n[2]);
            case THICK_SKIN ->
                told("Two cards for " + words.marine(n[0]) + ": " + tables.wounds.id(n[1]) + " instead of "
                        + tables.wounds.id(n[2]));
            case WOUND_IGNORED ->
                told(words.marineFirst(n[0]) + " gives his Lucky Charm " + words.charm(n[0]) + " for a Wound: "
                        + tables.wounds.id(n[1]) + " goes back");
            case ABILITY_USED -> told(words.marineFirst(n[0]) + " uses his Ability: " + words.ability(n[0]));
            case CHARM_USED -> told(words.marineFirst(n[0]) + " uses his Lucky Charm " + words.charm(n[0]));
            case BOON_PLAYED -> boonPlayed(n[0], n[1]);
            case STRESS_DROPPED -> dropped(n[0], n[1], "Stress");
            case DAMAGE_DROPPED -> dropped(n[0], n[1], "Damage");
            case AMMO_REGAINED -> told(words.marineFirst(n[0]) + " has a step more of " + tables.gear.id(n[1]));
            default -> {}
        }
    }

    private void drawn(final String what, final int marine, final Pieces<?> cards, final int card, final int kept) {
        told(what + " for " + words.marine(marine) + ": " + cards.id(card)
                + (card == kept ? "" : ", keeps " + cards.id(kept)));
    }

    private void handedOver(final int from, final int item, final int to) {
        final int number = Equipment.item(item);
        final String what = Equipment.isWeapon(item) ? tables.weapons.id(number) : tables.gear.id(number);
        narrator.line(words.marineFirst(from)
                + (to == Equipment.DROP ? " drops " + what + "." : " hands " + what + " to " + words.marine(to) + "."));
    }

    private void boonPlayed(final int marine, final int card) {
        told(words.marineFirst(marine) + " plays " + tables.boons.id(card) + ": "
                + tables.boons.get(card).summary());
    }

    private void dropped(final int marine, final int amount, final String what) {
        if (amount > 0) {
            told(amount + " " + what + " off " + words.marine(marine));
        }
    }
}
