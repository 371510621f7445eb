package org.sitrep.rulesets.purplehaze.story;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Listeners;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.ruleset.transcript.Transcript.Mark.Kind;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.Rewards;
import org.sitrep.rulesets.purplehaze.combat.SapperMarker;
import org.sitrep.rulesets.purplehaze.definition.CombatMarker;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.play.Sides;
import org.sitrep.scenario.Words;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.ExplainingBot;
import org.sitrep.strategy.TrialListener;

/** Narrates a combat step by step: the choices and their reasons, the rolls, and their results in words. */
public class CombatStory extends SquadStory implements Listeners<Rolls> {
    private static final SkillId[] SKILLS = SkillId.values();

    private static final int DUD = 6;

    private final NarratedRolls rolls;
    private final MapQuestions questions;
    private final ExplainingBot<?>[] explainers = new ExplainingBot<?>[2];
    /** The choice of the next Marine to activate, null if there was none; shown under the Marine's heading. */
    private Choice picked;
    /** The Marine whose order is carried out, {@code NONE} for fire from elsewhere. */
    private int shooter = CombatState.NONE;
    /** True from a Combat marker to the end of its activation: what hits Marines then is the Enemy's fire. */
    private boolean underFire;
    /** True if the next order was already narrated when it was chosen. */
    private boolean orderChosen;

    /**
     * Begins a story.
     *
     * @param state state of the narrated combats
     * @param key key from which the rolls are drawn, with the value at each of them
     */
    public CombatStory(final CombatState state, final TrialKey key, final Narrator narrator) {
        this(state, null, key, narrator);
    }

    /** Begins a story of Missions. */
    CombatStory(final CombatState state, final MissionState mission, final TrialKey key, final Narrator narrator) {
        super(state, narrator);
        rolls = new NarratedRolls(key, state, mission, this.narrator);
        questions = new MapQuestions(state, mission);
    }

    @Override
    protected void heard(final Event event, final int[] n) {
        switch (event) {
            case BEGINS -> narrator.heading("Set-up");
            case SET_UP_DONE -> setUpDone();
            case CLAYMORE -> claymore(n[0], n[1], n[2], n[3] != 0);
            case MARINE_ACTIVATES -> marineActivates(n[0]);
            case ORDER -> order(n[1]);
            case MARINE_ACTIVATED -> activated(n[1]);
            case SMOKE_CHANGED -> smokeChanged(n[0]);
            case ENEMY_REVEALED -> narrate("Revealed: " + words.enemy(n[0]));
            case ENEMY_HIT -> enemyHit(n[0], n[1], n[2], n[3], n[4]);
            case ENEMY_ELIMINATED -> {
                narrator.mark(board.tokenOf(n[1]), Kind.LOST);
                narrate(words.unit(n[1]) + " is eliminated (" + state.eliminatedCount + " so far, " + state.enemies
                        + " left)");
            }
            case ENEMY_ACTIVATES -> narrator.heading("The Enemy activates; " + Wording.initiative(state.initiative));
            case RETREAT_ROLL -> retreatRoll(n[0], n[1]);
            case TACTICS_RESOLVED ->
                narrator.line(
                        "Tactics marker: " + tables.markers.tactics.get(n[0]).name() + ".");
            case TACTICS_ADDED -> narrator.line("A Tactics marker joins the queue, face down.");
            case SUPPORT_ARRIVED -> narrate(words.enemy(n[0]) + " joins");
            case COMBAT_MARKER -> combatMarker(n[0]);
            case HARD_MOVE -> narrate(words.enemy(n[1]) + " came from " + Space.of(n[0]) + " to Hard Cover");
            case RED_MOVE -> narrate("Red moves " + words.enemy(n[1]) + " from " + Space.of(n[0]));
            case SAPPER_MARKER ->
                narrate("Red plays a one-shot marker: "
                        + Words.of(SapperMarker.values()[n[0]]).replace('-', ' '));
            case THROWN_AGAIN -> narrate("New result: " + state.red.dice + ", " + Wording.faces(wide(0)));
            case MARINE_HIT -> marineHit(n[0], n[1], n[2] != 0, n[3], n[4], n[5]);
            case ENEMY_ACTIVATED -> {
                underFire = false;
                activated(n[0]);
            }
            case FIRE_MISSION_CALLED -> narrate("Fire mission called");
            case FIRE_MISSION_TABLE -> fireMissionTable(n[0], n[1] != 0, n[2], n[3]);
            case FIRE_MISSION_LANDS -> fireMissionLands(n[0], n[1], n[2] != 0, n[3], n[4] != 0);
            case PATCHED_UP ->
                narrate(Phrases.count(n[1], "success", "successes") + ": " + n[2] + " Damage removed from "
                        + words.marine(n[0]));
            case INITIATIVE_CHANGED -> narrate("Initiative +" + n[0] + ": " + Wording.initiative(state.initiative));
            case HARD_COVER_REMOVED -> narrate("The Hard Cover on " + Space.of(n[0]) + " of the Enemy half is removed");
            case FIRE_SUPPORT_REGAINED -> narrate("Skill: " + Wording.skill(n[0]) + " is available again");
            case ENDED -> ended();
            default -> super.heard(event, n);
        }
    }

    private void setUpDone() {
        final List<String> placed = new ArrayList<>();
        for (int rest = state.enemyMask; rest != 0; rest &= rest - 1) {
            placed.add(words.enemy(Integer.numberOfTrailingZeros(rest)));
        }
        narrator.line(Phrases.count(placed.size(), "Enemy", "Enemies") + ": " + String.join(", ", placed) + ".");
        narrator.line(Phrases.count(state.queueTail - state.queueHead, "Tactics marker waits", "Tactics markers wait")
                + "; " + Wording.initiative(state.initiative) + (state.night ? "; night." : "; day."));
        narrator.board(BoardPicture.of(state));
        narrator.legend(BoardPicture.KEY);
    }

    private void claymore(final int row, final int dudRoll, final int total, final boolean critical) {
        if (dudRoll == DUD) {
            narrate("The Claymore is a dud");
        } else {
            narrate("The Claymore hits Enemy row " + row + ": " + Wording.hits(total, critical));
        }
    }

    private void marineActivates(final int marine) {
        narrator.heading(words.marineFirst(marine) + " activates; " + Wording.initiative(state.initiative));
        narrator.mark(BoardScene.token(marine), Kind.ACTS);
        shooter = marine;
        if (picked != null) {
            narrator.choice(picked);
            picked = null;
        }
    }

    private void order(final int order) {
        if (!orderChosen) {
            narrate(questions.order(order));
        }
        orderChosen = false;
    }

    private void activated(final int cost) {
        shooter = CombatState.NONE;
        narrator.line("Cost " + cost + ": " + Wording.initiative(state.initiative) + ".");
        narrator.board(BoardPicture.of(state));
    }

    private void smokeChanged(final int column) {
        final int side = state.smoke[column];
        narrator.line("Smoke on column " + (column + 1) + (side == 0 ? " is gone." : ": +" + side + " Hard Cover."));
    }

    private void enemyHit(
            final int space, final int hits, final int absorbedHard, final int absorbedSoft, final int lost) {
        if (shooter != CombatState.NONE) {
            narrator.tell(board.shot(shooter, space));
        }
        narrator.hit(board.tokenOf(state.unit[space]), lost);
        narrate(words.enemy(space) + ": " + Phrases.count(hits, "hit", "hits") + absorbed(absorbedHard, absorbedSoft)
                + ", " + lost + " lost, " + Phrases.count(state.hitPoints[space], "Hit Point", "Hit Points") + " left");
    }

    private void retreatRoll(final int die, final int enemies) {
        narrator.headingOfRolls("Retreat roll");
        narrator.line(die > enemies ? "The Enemy retreats." : "The Enemy stays.");
    }

    private void combatMarker(final int number) {
        underFire = true;
        final CombatMarker marker = tables.markers.combat.get(number);
        narrator.line("Combat marker " + marker.id() + ": cost " + marker.cost() + ", +" + marker.focus() + " Focus, +"
                + marker.crit() + " Crit" + (marker.hardMove() ? ", HardMove" : "")
                + (marker.addTactic() ? ", AddTactic" : "") + (marker.attacks() ? "." : ", no attack."));
    }

    private void marineHit(
            final int marine,
            final int hits,
            final boolean critical,
            final int absorbedHard,
            final int absorbedSoft,
            final int damage) {
        if (underFire) {
            board.shotAt(marine).ifPresent(narrator::tell);
        }
        narrator.hit(BoardScene.token(marine), damage);
        narrate(words.marineFirst(marine) + ": " + Wording.hits(hits, critical) + absorbed(absorbedHard, absorbedSoft)
                + ", " + damage + " Damage (" + state.squad.damage[marine] + " of "
                + state.squad.damageThreshold(marine) + ")");
    }

    private void fireMissionTable(final int skill, final boolean tableB, final int die, final int intelligence) {
        shooter = CombatState.NONE;
        narrator.headingOfRolls(Wording.skill(skill) + ", Table " + (tableB ? "B" : "A"));
        if (!tableB) {
            rolls.arrives(die, intelligence);
        }
        narrator.tell();
    }

    private void fireMissionLands(
            final int skill, final int row, final boolean friendly, final int hits, final boolean hardCoverGone) {
        if (SKILLS[skill] == SkillId.ILLUMINATION) {
            narrator.line("Flares light the night.");
            return;
        }
        narrator.line("It lands on " + (friendly ? "Marine" : "Enemy") + " row " + row + ": "
                + Phrases.count(hits, "hit", "hits") + " on each"
                + (hardCoverGone ? ", all Hard Cover is removed." : "."));
    }

    private void ended() {
        ending = true;
        narrator.heading("End: " + state.end.label());
        narrator.line(Phrases.count(state.squad.presentCount, "Marine", "Marines") + " left, " + state.eliminatedCount
                + " of "
                + (state.eliminatedCount + state.enemies) + " Enemies eliminated; "
                + Phrases.count(Rewards.experience(state), "experience point", "experience points") + " in total.");
        narrator.board(BoardPicture.of(state));
        ending = false;
    }

    @Override
    public final TrialListener trace(final int table) {
        return this;
    }

    @Override
    public final Rolls rolls(final int table, final Rolls plain) {
        return rolls;
    }

    @Override
    public final <V> Bot<V> seated(final Bot<V> bot, final int side) {
        final ExplainingBot<V> explainer = new ExplainingBot<>(bot);
        explainers[side] = explainer;
        return explainer;
    }

    @Override
    public void decided(final Decision decision, final int chosen) {
        final int side = decision.kind() < DecisionKind.RED_PLACE ? Sides.MARINES : Sides.RED;
        orderChosen = decision.kind() == DecisionKind.FIRST_ORDER || decision.kind() == DecisionKind.SECOND_ORDER;
        final Choice choice = questions.toChoice(decision, chosen, explainers[side].last());
        narrator.asked(choice);
        if (decision.kind() == DecisionKind.ACTIVATE) {
            picked = choice;
        } else {
            narrator.choice(choice);
        }
    }

    @Override
    public List<String> odds(final Decision decision) {
        return questions.odds(decision);
    }

    private static String absorbed(final int hard, final int soft) {
        return (hard > 0 ? ", Hard Cover absorbs " + hard : "") + (soft > 0 ? ", Soft Cover absorbs " + soft : "");
    }
}
