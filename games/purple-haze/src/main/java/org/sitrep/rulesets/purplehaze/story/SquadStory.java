package org.sitrep.rulesets.purplehaze.story;

import java.util.List;
import java.util.Optional;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.story.RollNarrator;
import org.sitrep.ruleset.story.SceneNarrator;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.TrackState;
import org.sitrep.ruleset.transcript.Transcript.Mark.Kind;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.Pieces;
import org.sitrep.strategy.EventListener;

/** Narrates changes of the Marines: Wounds, Stress, equipment, and cards that they play. */
abstract class SquadStory extends EventListener<Event> {
    final CombatState state;
    final GameTables tables;
    final Wording words;
    final RollNarrator narrator;
    final BoardScene board;
    /** True while the end of a combat is narrated; its board is still shown. */
    boolean ending;

    SquadStory(final CombatState state, final Narrator narrator) {
        this.state = state;
        tables = state.tables;
        words = new Wording(state);
        board = new BoardScene(state);
        this.narrator = new RollNarrator(new SceneNarrator(narrator, this::table, this::tracks));
    }

    /** Returns the scene now on the table, if any. */
    Optional<Scene> table() {
        return Optional.of(board.of("combat"));
    }

    /** Returns the present values of tracks and clocks; empty where there are none. */
    List<TrackState> tracks() {
        return Tracks.ofCombat(state);
    }

    /** Narrates rolls that are still pending; must be called when the trial is over, however it ended. */
    public final void close() {
        narrator.tell();
    }

    /** Narrates a consequence of an earlier event in a sentence without its full stop. */
    final void narrate(final String sentence) {
        narrator.line("  " + sentence + ".");
    }

    @Override
    protected void heard(final Event event, final int[] n) {
        switch (event) {
            case WOUND_DRAWN -> {
                narrator.mark(BoardScene.token(n[0]), Kind.WOUNDED);
                drawn("Wound " + n[3], n[0], tables.wounds, n[1], n[2]);
            }
            case THIRD_WOUND -> {
                narrator.mark(BoardScene.token(n[0]), Kind.WOUNDED);
                narrate("Wound 3 for " + words.marine(n[0]));
            }
            case FLAK_JACKET ->
                narrate(words.marineFirst(n[0]) + " loses the Flak Jacket: " + tables.wounds.id(n[1]) + " instead of "
                        + tables.wounds.id(n[2]));
            case CONDITION_DRAWN -> drawn("Stress turns into a Condition", n[0], tables.conditions, n[1], n[2]);
            case KILLED -> {
                narrator.mark(BoardScene.token(n[0]), Kind.LOST);
                narrate(words.marineFirst(n[0]) + " is killed in action");
            }
            case ID_PASSED -> narrate("ID " + (n[0] + 1) + " passes to " + words.marine(n[1]));
            case GEAR_FOUND -> narrate(words.marineFirst(n[0]) + " gets a step of " + tables.gear.id(n[1]));
            case GEAR_LOST -> narrate(words.marineFirst(n[0]) + " loses a step of " + tables.gear.id(n[1]));
            case WEAPON_FOUND -> narrate(words.marineFirst(n[0]) + " takes " + tables.weapons.id(n[1]));
            case HANDED_OVER -> handedOver(n[0], n[1], n[2]);
            case THICK_SKIN ->
                narrate("Two cards for " + words.marine(n[0]) + ": " + tables.wounds.id(n[1]) + " instead of "
                        + tables.wounds.id(n[2]));
            case WOUND_IGNORED -> narrate(words.marineFirst(n[0]) + " ignores a Wound: " + tables.wounds.id(n[1]));
            case ABILITY_USED -> narrate(words.marineFirst(n[0]) + " uses his Ability: " + words.ability(n[0]));
            case CHARM_USED -> narrate(words.marineFirst(n[0]) + " uses his Lucky Charm " + words.charm(n[0]));
            case OWN_SKILL_USED -> narrate(words.marineFirst(n[0]) + " uses a skill of his Specialization");
            case BOON_PLAYED -> boonPlayed(n[0], n[1]);
            case STRESS_DROPPED -> dropped(n[0], n[1], "Stress");
            case DAMAGE_DROPPED -> dropped(n[0], n[1], "Damage");
            case AMMO_REGAINED -> narrate(words.marineFirst(n[0]) + " regains a step of " + tables.gear.id(n[1]));
            default -> {}
        }
    }

    private void drawn(final String what, final int marine, final Pieces<?> cards, final int card, final int kept) {
        narrate(what + " for " + words.marine(marine) + ": " + cards.id(card)
                + (card == kept ? "" : ", keeps " + cards.id(kept)));
    }

    private void handedOver(final int from, final int item, final int to) {
        final int number = Equipment.item(item);
        final String what = Equipment.isWeapon(item) ? tables.weapons.id(number) : tables.gear.id(number);
        narrator.line(words.marineFirst(from)
                + (to == Equipment.DROP ? " drops " + what + "." : " hands " + what + " to " + words.marine(to) + "."));
    }

    private void boonPlayed(final int marine, final int card) {
        narrate(words.marineFirst(marine) + " plays " + tables.boons.id(card) + ": "
                + tables.boons.get(card).summary());
    }

    private void dropped(final int marine, final int amount, final String what) {
        if (amount > 0) {
            narrate(amount + " " + what + " removed from " + words.marine(marine));
        }
    }
}
