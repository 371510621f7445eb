package org.sitrep.rulesets.purplehaze.story;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.dice.ConditionalThrow;
import org.sitrep.dice.DiceThrow;
import org.sitrep.dice.FaceSampler;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Narrator;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.Order;
import org.sitrep.rulesets.purplehaze.combat.Rewards;
import org.sitrep.rulesets.purplehaze.combat.SapperMarker;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.scenario.Words;
import org.sitrep.strategy.Decision;

/**
 * Tells a combat in words, step by step.
 *
 * <p>An Enemy test is shown with the very dice it threw. A Marine's test draws its result from the exact law without throwing dice; the ones shown are drawn from
 * the law of the dice given that result, so they are as likely as any throw that gives it.
 */
public class CombatStory extends SquadStory {
    private static final SkillId[] SKILLS = SkillId.values();

    final MissionKey key;
    final DiceThrow dice = new DiceThrow();
    /** How the next Marine to activate was picked, empty if there was no choice. */
    private String pick = "";

    /**
     * Begins a story.
     *
     * @param state of the combats that are told
     * @param key what the rolls are drawn from, as it stands at each of them
     */
    public CombatStory(final CombatState state, final MissionKey key, final Narrator narrator) {
        super(state, narrator);
        this.key = key;
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
        narrator.line(Wording.count(placed.size(), "Enemy", "Enemies") + ": " + String.join(", ", placed) + ".");
        narrator.line(Wording.count(state.queueTail - state.queueHead, "Tactics marker waits", "Tactics markers wait")
                + "; " + Wording.initiative(state.initiative) + (state.night ? "; night." : "; day."));
        narrator.board(BoardPicture.of(state));
        narrator.legend(BoardPicture.KEY);
    }

    @Override
    public void decided(final Decision decision, final int chosen) {
        final String of = " (option " + (chosen + 1) + " of " + decision.count() + ")";
        final int option = decision.option(chosen);
        switch (decision.kind()) {
            case Ask.ACTIVATE -> pick = of;
            case Ask.FIRST_ORDER, Ask.SECOND_ORDER -> narrator.line("Order" + of + ":");
            case Ask.BURST ->
                narrator.line("The Burst is shared: " + (option & 255) + " to the left, " + (option >>> 8)
                        + " to the right" + of + ".");
            case Ask.FIRE_MISSION_ROW -> narrator.line("It is aimed at Enemy row " + option + of + ".");
            case Ask.CLAYMORE ->
                narrator.line(option == 0 ? "The Claymore is kept" + of + "." : "The Claymore is set off" + of + ".");
            default -> {} // placement shows on the board; the others are told by what follows from them
        }
    }

    @Override
    public void claymore(final int row, final int dudRoll, final int total, final boolean critical) {
        narrator.heading("Claymore");
        if (dudRoll == 6) {
            narrator.line("D6 " + dudRoll + ": a dud.");
        } else {
            narrator.line((dudRoll == 0 ? "" : "D6 " + dudRoll + ": it goes off. ") + successes(total, critical)
                    + " over Enemy row " + row + ".");
        }
    }

    @Override
    public void marineActivates(final int marine) {
        narrator.heading(Wording.marineFirst(state, marine) + " activates; " + Wording.initiative(state.initiative));
        if (!pick.isEmpty()) {
            narrator.line("The bot picks him" + pick + ".");
            pick = "";
        }
    }

    @Override
    public void order(final int marine, final int order) {
        narrator.line("  " + describe(order) + ", cost " + Order.cost(order) + ".");
    }

    private String describe(final int order) {
        return switch (Order.kind(order)) {
            case Order.FIRE -> fire(order);
            case Order.SKILL -> skill(Order.skill(order)) + argument(order);
            case Order.MOVE -> "Move to " + Space.of(Order.space(order));
            case Order.TAKE_COVER ->
                "Take Cover, " + Wording.count(Order.markers(order), "marker of Soft Cover", "markers of Soft Cover");
            default -> "Idle";
        };
    }

    private String fire(final int order) {
        if (Order.has(order, Order.SMOKE)) {
            return "Fire: smoke on his column";
        }
        final String what = "Fire: " + state.tables.modes.names.get(Order.mode(order))
                + (Order.has(order, Order.AIMED) ? ", aimed" : "")
                + (Order.has(order, Order.ATTACHMENT) ? ", with its attachment" : "")
                + (Order.has(order, Order.EXTRA_AMMO) ? ", with a second ammo step" : "")
                + (Order.has(order, Order.STANDING) ? ", standing fast" : "");
        return Order.target(order) == Order.NO_TARGET
                ? what + " at Enemy row 1"
                : what + " at " + Wording.enemy(state, Order.target(order));
    }

    private static String skill(final int skill) {
        return "Skill: " + SKILLS[skill].name().replace('_', ' ');
    }

    private String argument(final int order) {
        final SkillId skill = SKILLS[Order.skill(order)];
        return skill == SkillId.GO_AGAIN || skill == SkillId.PATCH_UP
                ? " for " + Wording.marine(state, Order.argument(order))
                : "";
    }

    @Override
    public void marineTest(
            final int marine, final int again, final int focus, final int strike, final int crit, final int result) {
        final long address = Rolls.marineTestAddress(marine, state.acts[marine], again);
        new ConditionalThrow(state.tables.readings.matchRule, focus, strike, crit)
                .draw(key, address, result >> 1, (result & 1) != 0, dice);
        narrator.line("  Test " + (again > 0 ? "again, " : "") + pool(focus, strike, crit) + ": " + dice + " = "
                + successes(result >> 1, (result & 1) != 0) + ".");
    }

    static String pool(final int focus, final int strike, final int crit) {
        return focus + "F " + strike + "S " + crit + "C";
    }

    private static String successes(final int total, final boolean critical) {
        return Wording.count(total, "hit", "hits") + (critical ? ", critical" : "");
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
        narrator.line("  " + Wording.enemy(state, space) + ": " + Wording.count(hits, "hit", "hits")
                + absorbed(absorbedHard, absorbedSoft) + ", " + lost + " lost, "
                + Wording.count(state.hitPoints[space], "Hit Point", "Hit Points") + " left.");
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
        narrator.heading("Retreat roll");
        narrator.line("D6 " + die + " against " + Wording.count(enemies, "Enemy", "Enemies") + " left: "
                + (die > enemies ? "they retreat." : "they stay."));
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
    public void regroup(final int die) {
        narrator.line("  D6 " + die + ": " + Wording.initiative(state.initiative) + ".");
    }

    @Override
    public void aimShoot(final int idDie, final int marine, final int result) {
        narrator.line("  D6 " + idDie + ": "
                + (marine == CombatState.NONE
                        ? "nobody holds that ID."
                        : "at " + Wording.marine(state, marine) + ", " + successes(result >> 1, (result & 1) != 0)
                                + "."));
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
        narrator.line("  Thrown again: " + now + ", " + successes(FaceSampler.totalHits(result), false) + ".");
    }

    @Override
    public void enemyTest(final boolean tactics, final int focus, final int strike, final int crit, final long result) {
        final long address = tactics
                ? Rolls.tacticsTestAddress(state.enemyActivations)
                : Rolls.enemyTestAddress(state.enemyActivations);
        state.tables.faces.explain(key, address, focus, strike, crit, dice);
        final List<String> hits = new ArrayList<>();
        for (int id = 1; id <= CombatState.MARINES; id++) {
            if (FaceSampler.hits(result, id) > 0) {
                hits.add("ID " + id + " " + FaceSampler.hits(result, id)
                        + (FaceSampler.critical(result, id) ? " critical" : ""));
            }
        }
        narrator.line("  Test " + pool(focus, strike, crit) + ": " + dice + ". "
                + (hits.isEmpty() ? "No hits." : "Hits: " + String.join(", ", hits) + "."));
    }

    @Override
    public void marineHit(
            final int marine,
            final int hits,
            final boolean critical,
            final int absorbedHard,
            final int absorbedSoft,
            final int damage) {
        narrator.line("  " + Wording.marineFirst(state, marine) + ": " + successes(hits, critical)
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
        narrator.heading(skill(skill).substring("Skill: ".length()) + ", Table " + (tableB ? "B" : "A"));
        if (tableB) {
            narrator.line("D6 " + die + (die == 6 ? ": friendly fire." : ": it lands."));
        } else {
            narrator.line("D6 " + die + " against Intelligence " + intelligence
                    + (die <= intelligence ? ": it lands." : ": it is late."));
        }
    }

    @Override
    public void fireMissionLands(
            final int skill, final int row, final boolean friendly, final int hits, final boolean hardCoverGone) {
        if (SKILLS[skill] == SkillId.ILLUMINATION) {
            narrator.line("Flares light the night.");
            return;
        }
        narrator.line("It lands on " + (friendly ? "Marine" : "Enemy") + " row " + row + ": "
                + Wording.count(hits, "hit", "hits") + " on each"
                + (hardCoverGone ? ", all Hard Cover is gone." : "."));
    }

    @Override
    public void patchedUp(final int marine, final int successes, final int removed) {
        narrator.line("  " + Wording.count(successes, "success", "successes") + ": " + removed + " Damage off "
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
        narrator.line("  " + skill(skill) + " is available again.");
    }

    @Override
    public void ended() {
        ending = true;
        narrator.heading("End: " + state.end.label());
        narrator.line(Wording.count(state.squad.presentCount, "Marine", "Marines") + " left, " + state.eliminatedCount
                + " of "
                + (state.eliminatedCount + state.enemies) + " Enemies eliminated; "
                + Wording.count(Rewards.experience(state), "experience point", "experience points") + " in all.");
        narrator.board(BoardPicture.of(state));
        ending = false;
    }
}
