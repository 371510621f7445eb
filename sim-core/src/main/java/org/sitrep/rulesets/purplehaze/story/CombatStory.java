package org.sitrep.rulesets.purplehaze.story;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.dice.DiceThrow;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.ruleset.tale.Choice;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.Rewards;
import org.sitrep.rulesets.purplehaze.combat.SapperMarker;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.play.Sides;
import org.sitrep.scenario.Words;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Witness;

/**
 * Tells a combat, step by step: what was chosen and why, what was rolled, and in words what came of it.
 */
public class CombatStory extends SquadStory {
    private static final SkillId[] SKILLS = SkillId.values();

    private static final int DUD = 6;

    private final ToldRolls rolls;
    private final Questions questions;
    private final Witness<?>[] witnesses = new Witness<?>[2];
    /** How the next Marine to activate was picked, null if there was no choice: told under his heading. */
    private Choice picked;
    /** Whether the order that is carried out next was told as it was chosen. */
    private boolean orderChosen;

    /**
     * Begins a story.
     *
     * @param state of the combats that are told
     * @param key what the rolls are drawn from, as it stands at each of them
     */
    public CombatStory(final CombatState state, final MissionKey key, final Narrator narrator) {
        this(state, null, key, narrator);
    }

    /** Begins a story of Missions. */
    CombatStory(final CombatState state, final MissionState mission, final MissionKey key, final Narrator narrator) {
        super(state, narrator);
        rolls = new ToldRolls(key, state, mission, this.narrator);
        questions = new Questions(state, mission);
    }

    @Override
    public void begins() {
        narrator.heading("Set-up");
    }

    @Override
    public void setUpDone() {
        final List<String> placed = new ArrayList<>();
        for (int rest = state.enemyMask; rest != 0; rest &= rest - 1) {
            placed.add(Wording.enemy(state, Integer.numberOfTrailingZeros(rest)));
        }
        narrator.line(Phrases.count(placed.size(), "Enemy", "Enemies") + ": " + String.join(", ", placed) + ".");
        narrator.line(Phrases.count(state.queueTail - state.queueHead, "Tactics marker waits", "Tactics markers wait")
                + "; " + Wording.initiative(state.initiative) + (state.night ? "; night." : "; day."));
        narrator.board(BoardPicture.of(state));
        narrator.legend(BoardPicture.KEY);
    }

    /** Returns the rolls of the mission, which tell themselves. */
    public final Rolls rolls() {
        return rolls;
    }

    @Override
    public final <V> Bot<V> seated(final Bot<V> bot, final int side) {
        final Witness<V> witness = new Witness<>(bot);
        witnesses[side] = witness;
        return witness;
    }

    @Override
    public void decided(final Decision decision, final int chosen) {
        final int side = decision.kind() < Ask.RED_PLACE ? Sides.MARINES : Sides.RED;
        orderChosen = decision.kind() == Ask.FIRST_ORDER || decision.kind() == Ask.SECOND_ORDER;
        if (decision.kind() == Ask.ACTIVATE) {
            picked = questions.told(decision, chosen, witnesses[side].last());
        } else {
            narrator.choice(questions.told(decision, chosen, witnesses[side].last()));
        }
    }

    @Override
    public void claymore(final int row, final int dudRoll, final int total, final boolean critical) {
        if (dudRoll == DUD) {
            narrator.line("  The Claymore is a dud.");
        } else {
            narrator.line("  The Claymore sweeps Enemy row " + row + ": " + Wording.hits(total, critical) + ".");
        }
    }

    @Override
    public void marineActivates(final int marine) {
        narrator.heading(Wording.marineFirst(state, marine) + " activates; " + Wording.initiative(state.initiative));
        if (picked != null) {
            narrator.choice(picked);
            picked = null;
        }
    }

    @Override
    public void order(final int marine, final int order) {
        if (!orderChosen) {
            narrator.line("  " + questions.order(order) + ".");
        }
        orderChosen = false;
    }

    @Override
    public void marineActivated(final int marine, final int cost) {
        narrator.line("Cost " + cost + ": " + Wording.initiative(state.initiative) + ".");
        narrator.board(BoardPicture.of(state));
    }

    @Override
    public void smokeChanged(final int column) {
        final int side = state.smoke[column];
        narrator.line("Smoke on column " + (column + 1) + (side == 0 ? " is gone." : ": +" + side + " Hard Cover."));
    }

    @Override
    public void enemyRevealed(final int space) {
        narrator.line("  Revealed: " + Wording.enemy(state, space) + ".");
    }

    @Override
    public void enemyHit(
            final int space, final int hits, final int absorbedHard, final int absorbedSoft, final int lost) {
        narrator.line("  " + Wording.enemy(state, space) + ": " + Phrases.count(hits, "hit", "hits")
                + absorbed(absorbedHard, absorbedSoft) + ", " + lost + " lost, "
                + Phrases.count(state.hitPoints[space], "Hit Point", "Hit Points") + " left.");
    }

    private static String absorbed(final int hard, final int soft) {
        return (hard > 0 ? ", Hard Cover takes " + hard : "") + (soft > 0 ? ", Soft Cover takes " + soft : "");
    }

    @Override
    public void enemyEliminated(final int space, final int unit) {
        narrator.line("  " + Wording.unit(state, unit) + " is eliminated (" + state.eliminatedCount + " so far, "
                + state.enemies + " left).");
    }

    @Override
    public void enemyActivates() {
        narrator.heading("The Enemy activates; " + Wording.initiative(state.initiative));
    }

    @Override
    public void retreatRoll(final int die, final int enemies) {
        narrator.headingOfRolls("Retreat roll");
        narrator.line(die > enemies ? "The Enemy retreats." : "The Enemy stays.");
    }

    @Override
    public void tacticsResolved(final int marker) {
        narrator.line("Tactics marker: " + state.tables.markers.tacticsNames.get(marker) + ".");
    }

    @Override
    public void tacticsAdded(final int marker) {
        narrator.line("A Tactics marker joins the queue, face down.");
    }

    @Override
    public void supportArrived(final int space) {
        narrator.line("  " + Wording.enemy(state, space) + " joins them.");
    }

    @Override
    public void combatMarker(final int marker) {
        final boolean hardMove = state.tables.markers.hardMove[marker];
        final boolean addTactic = state.tables.markers.addTactic[marker];
        narrator.line("Combat marker " + state.tables.markers.combatIndex.id(marker) + ": cost "
                + state.tables.markers.cost[marker] + ", +" + state.tables.markers.focus[marker] + " Focus, +"
                + state.tables.markers.crit[marker] + " Crit" + (hardMove ? ", HardMove" : "")
                + (addTactic ? ", AddTactic" : "") + (hardMove && addTactic ? ", no attack." : "."));
    }

    @Override
    public void hardMove(final int from, final int to) {
        narrator.line("  " + Wording.enemy(state, to) + " came from " + Space.of(from) + " to Hard Cover.");
    }

    @Override
    public void redMove(final int from, final int to) {
        narrator.line("  Red moves " + Wording.enemy(state, to) + " from " + Space.of(from) + ".");
    }

    @Override
    public void sapperMarker(final SapperMarker marker) {
        narrator.line("  Red plays a one-shot marker: " + Words.of(marker).replace('-', ' ') + ".");
    }

    @Override
    public void thrownAgain(final DiceThrow now, final long result) {
        narrator.line("  They come to: " + now + ", " + Wording.faces(result) + ".");
    }

    @Override
    public void marineHit(
            final int marine,
            final int hits,
            final boolean critical,
            final int absorbedHard,
            final int absorbedSoft,
            final int damage) {
        narrator.line("  " + Wording.marineFirst(state, marine) + ": " + Wording.hits(hits, critical)
                + absorbed(absorbedHard, absorbedSoft) + ", " + damage + " Damage (" + state.squad.damage[marine]
                + " of "
                + state.squad.damageThreshold(marine) + ").");
    }

    @Override
    public void enemyActivated(final int cost) {
        narrator.line("Cost " + cost + ": " + Wording.initiative(state.initiative) + ".");
        narrator.board(BoardPicture.of(state));
    }

    @Override
    public void fireMissionCalled(final int skill) {
        narrator.line("  The call goes out.");
    }

    @Override
    public void fireMissionTable(final int skill, final boolean tableB, final int die, final int intelligence) {
        narrator.headingOfRolls(Wording.skill(skill) + ", Table " + (tableB ? "B" : "A"));
        if (!tableB) {
            rolls.arrives(die, intelligence);
        }
        narrator.tell();
    }

    @Override
    public void fireMissionLands(
            final int skill, final int row, final boolean friendly, final int hits, final boolean hardCoverGone) {
        if (SKILLS[skill] == SkillId.ILLUMINATION) {
            narrator.line("Flares light the night.");
            return;
        }
        narrator.line("It lands on " + (friendly ? "Marine" : "Enemy") + " row " + row + ": "
                + Phrases.count(hits, "hit", "hits") + " on each"
                + (hardCoverGone ? ", all Hard Cover is gone." : "."));
    }

    @Override
    public void patchedUp(final int marine, final int successes, final int removed) {
        narrator.line("  " + Phrases.count(successes, "success", "successes") + ": " + removed + " Damage off "
                + Wording.marine(state, marine) + ".");
    }

    @Override
    public void initiativeChanged(final int amount) {
        narrator.line("  Initiative +" + amount + ": " + Wording.initiative(state.initiative) + ".");
    }

    @Override
    public void hardCoverRemoved(final int space) {
        narrator.line("  The Hard Cover on " + Space.of(space) + " of the Enemy half is gone.");
    }

    @Override
    public void fireSupportRegained(final int skill) {
        narrator.line("  Skill: " + Wording.skill(skill) + " is available again.");
    }

    @Override
    public void ended() {
        ending = true;
        narrator.heading("End: " + state.end.label());
        narrator.line(Phrases.count(state.squad.presentCount, "Marine", "Marines") + " left, " + state.eliminatedCount
                + " of "
                + (state.eliminatedCount + state.enemies) + " Enemies eliminated; "
                + Phrases.count(Rewards.experience(state), "experience point", "experience points") + " in all.");
        narrator.board(BoardPicture.of(state));
        ending = false;
    }
}
