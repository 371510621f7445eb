package org.sitrep.rulesets.rambo.story;

import java.util.List;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Listeners;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.ruleset.transcript.Transcript.Mark.Kind;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.play.RollId;
import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.ExplainingBot;
import org.sitrep.strategy.TrialListener;

/**
 * Reports a mission, step by step: the set-up, each round with its hero turns, activation and Battlefield Condition,
 * the choices and their reasons, and the end. One per mission.
 */
public final class MissionStory extends EnemyStory implements Listeners<Rolls> {
    private final Rolls rolls;
    private final Questions questions;
    private ExplainingBot<?> witness;
    /** The choice of the hero whose turn is next, reported under its heading; null if there was no choice. */
    private Choice picked;

    /**
     * Begins a story.
     *
     * @param state of the mission that is reported
     * @param key the key of the rolls at the time of each of them
     */
    public MissionStory(final MissionState state, final TrialKey key, final Narrator narrator) {
        super(state, narrator);
        questions = new Questions(state, roster);
        rolls = new Rolls(key) {
            @Override
            public int pick(final RollId roll, final int when, final int who, final int ordinal, final int count) {
                final int index = super.pick(roll, when, who, ordinal, count);
                drawn(roll, who, index, count);
                return index;
            }
        };
    }

    /** Reports a draw. None is good or bad luck: cards and the Leader's rulings have no order from good to bad. */
    private void drawn(final RollId roll, final int who, final int index, final int count) {
        switch (roll) {
            case THREAT_CARD, FOG_CONTENT -> narrator.drawn(roll, index, count).result("face down, 1 of " + count);
            case TACTICS_CARD -> {
                log.turnTo(who);
                narrator.drawn(roll, index, count).of(who(who));
            }
            case LEADER -> {
                log.settle();
                narrator.drawn(roll, index, count);
            }
            default -> narrator.drawn(roll, index, count);
        }
    }

    @Override
    public TrialListener trace(final int table) {
        return this;
    }

    @Override
    public Rolls rolls(final int table, final Rolls plain) {
        return rolls;
    }

    @Override
    public void close() {
        log.conclude();
        narrator.tell();
    }

    @Override
    public <V> Bot<V> seated(final Bot<V> bot, final int side) {
        final ExplainingBot<V> beside = new ExplainingBot<>(bot);
        witness = beside;
        return beside;
    }

    @Override
    public List<String> odds(final Decision decision) {
        return questions.odds(decision);
    }

    @Override
    public void decided(final Decision decision, final int index) {
        final Choice choice = questions.toChoice(decision, index, witness.last());
        narrator.asked(choice);
        final int option = decision.option(index);
        asked = decision.kind();
        if (decision.kind() == DecisionKind.NEXT_HERO) {
            picked = choice;
        } else if (asked == DecisionKind.ACT && (option & DecisionKind.WHAT) == DecisionKind.MOVE) {
            log.choiceOfStep(choice);
        } else {
            log.choice(choice);
        }
    }

    @Override
    protected void heard(final Event event, final int[] n) {
        switch (event) {
            case LEADER_RULED -> narrator.name(RollId.LEADER, questions.candidate(n[0], n[2]) + " (of " + n[3] + ")");
            case MISSION_BEGINS -> begins();
            case SET_UP -> setUp();
            case ROUND_BEGINS -> round(n[0]);
            case TWO_TURNS -> log.say(who(n[0]) + " takes two turns this round.");
            case TURN_BEGINS -> turn(n[0]);
            case HERO_STANCE -> stance(n[0], n[1]);
            case TURN_OVER -> turnOver(n[0]);
            case MISSION_OVER -> over(n[0]);
            default -> super.heard(event, n);
        }
    }

    private void begins() {
        forget();
        head("Set-up");
        new Briefing(state, narrator, effects).tell();
    }

    private void setUp() {
        log.settle();
        map(MapPicture.ALL);
        narrator.legend(MapPicture.KEY);
    }

    private void round(final int round) {
        head("Round " + round + " of " + state.tables.mission.mission.rounds());
        final Columns table = new Columns("Hero", "alert", "level", "health", "wounds", "valor", "armor", "cards");
        for (int hero = 0; hero < state.party; hero++) {
            table.row(
                    (hero + 1) + " " + who(hero),
                    state.alert[hero],
                    Wording.level(state.level(hero)),
                    state.healthLeft(hero) + "/" + state.table(hero).health,
                    state.woundCount(hero),
                    state.valor[hero],
                    state.armor[hero],
                    Integer.bitCount(state.hand[hero]));
        }
        narrator.table(table.text());
        if (round > 1) {
            map(MapPicture.ALL);
        }
    }

    private void turn(final int hero) {
        asked = MissionState.NONE;
        head("Round " + state.round + ", turn " + (state.turnOfRound + 1) + ": " + who(hero) + ", alert "
                + Wording.alert(state, hero));
        narrator.mark(MapScene.token(hero), Kind.ACTS);
        if (picked != null) {
            log.choice(picked);
            picked = null;
        }
    }

    private void stance(final int hero, final int stance) {
        if (stance < 0) {
            log.say(who(hero) + " has no stance left: no actions, no movement.");
        } else if (asked != DecisionKind.STANCE) {
            log.say("Stance " + Wording.stance(state, hero, stance) + ": " + Wording.stats(state.table(hero), stance)
                    + ".");
        }
    }

    private void turnOver(final int hero) {
        if (state.actions > 0 || state.movement > 0) {
            log.say(who(hero) + " ends the turn with " + Phrases.count(state.actions, "action", "actions") + " and "
                    + state.movement + " movement left.");
        }
        log.settle();
    }

    private void over(final int cause) {
        head("End: " + Wording.cause(cause));
        log.say("Round " + state.round + " of " + state.tables.mission.mission.rounds() + ", "
                + Phrases.count(state.enemies(), "enemy", "enemies") + " on the map.");
        ResultTables.report(state, narrator);
    }
}
