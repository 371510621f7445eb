package org.sitrep.rulesets.rambo.story;

import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.ruleset.tale.Choice;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.play.Ask;
import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Witness;

/** Tells a mission, step by step: the set-up, each round with its hero turns, activation and Battlefield Condition, what was chosen and why, and the end. For one mission. */
public final class MissionStory extends EnemyStory {
    private final ToldRolls rolls;
    private final Questions questions;
    private Witness<?> witness;
    /** How the hero whose turn is next was picked; told under its heading, null if there was no choice. */
    private Choice picked;

    /**
     * Begins a story.
     *
     * @param state of the mission that is told
     * @param key what the rolls are drawn from, as it stands at each of them
     */
    public MissionStory(final MissionState state, final MissionKey key, final Narrator narrator) {
        super(state, narrator);
        rolls = new ToldRolls(key, state, this.narrator, log);
        questions = new Questions(state, roster);
    }

    /** Returns the rolls of the mission, which tell themselves. */
    public Rolls rolls() {
        return rolls;
    }

    /** Tells what has been gathered and not told yet; to be called when the mission is over, however it ended. */
    public void close() {
        log.conclude();
        narrator.tell();
    }

    @Override
    public <V> Bot<V> seated(final Bot<V> bot, final int side) {
        final Witness<V> beside = new Witness<>(bot);
        witness = beside;
        return beside;
    }

    @Override
    public void decided(final Decision decision, final int index) {
        final Choice choice = questions.told(decision, index, witness.last());
        final int option = decision.option(index);
        asked = decision.kind();
        if (decision.kind() == Ask.NEXT_HERO) {
            picked = choice;
        } else if (asked == Ask.ACT && (option & Ask.WHAT) == Ask.MOVE) {
            log.choiceOfStep(choice);
        } else {
            log.choice(choice);
        }
    }

    @Override
    public void ruled(final int question, final int whom, final int candidate, final int count) {
        narrator.name(ToldRolls.LEADER, questions.candidate(question, candidate) + " (of " + count + ")");
    }

    @Override
    public void begins() {
        forget();
        head("Set-up");
        new Briefing(state, narrator, effects).tell();
    }

    @Override
    public void setUp() {
        log.settle();
        map(MapPicture.ALL);
        narrator.legend(MapPicture.KEY);
    }

    @Override
    public void round(final int round) {
        head("Round " + round + " of " + state.tables.mission.rounds);
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

    @Override
    public void twoTurns(final int hero) {
        log.say(who(hero) + " takes two turns this round.");
    }

    @Override
    public void turn(final int hero) {
        asked = MissionState.NONE;
        head("Round " + state.round + ", turn " + (state.turnOfRound + 1) + ": " + who(hero) + ", alert "
                + Wording.alert(state, hero));
        if (picked != null) {
            log.choice(picked);
            picked = null;
        }
    }

    @Override
    public void stance(final int hero, final int stance) {
        if (stance < 0) {
            log.say("No stance of " + who(hero) + " is left: no actions, no movement.");
        } else if (asked != Ask.STANCE) {
            log.say("Stance " + Wording.stance(state, hero, stance) + ": " + Wording.stats(state.table(hero), stance)
                    + ".");
        }
    }

    @Override
    public void turnOver(final int hero) {
        if (state.actions > 0 || state.movement > 0) {
            log.say(who(hero) + " ends the turn with " + Phrases.count(state.actions, "action", "actions") + " and "
                    + state.movement + " movement left.");
        }
        log.settle();
    }

    @Override
    public void over(final int cause) {
        head("End: " + Wording.cause(cause));
        log.say("Round " + state.round + " of " + state.tables.mission.rounds + ", "
                + Phrases.count(state.enemies(), "enemy", "enemies") + " on the map.");
        Reckoning.tell(state, narrator);
    }
}
