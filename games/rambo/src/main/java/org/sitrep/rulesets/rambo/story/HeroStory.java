package org.sitrep.rulesets.rambo.story;

import static org.sitrep.ruleset.story.Phrases.signed;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.ruleset.story.RollNarrator;
import org.sitrep.ruleset.story.SceneNarrator;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.Transcript.Mark.Kind;
import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.definition.Tile;
import org.sitrep.rulesets.rambo.mission.MissionRecord;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.play.RollId;
import org.sitrep.strategy.EventListener;

/** Reports what happens on the heroes' boards: steps, tracks, cards, gear. */
abstract class HeroStory extends EventListener<Event> {
    final MissionState state;
    final Roster roster;
    final MapScene scene;
    final RollNarrator narrator;
    final Log log;
    final EffectWords effects;
    /** Mask of the rows of areas where something has moved since the map was drawn. */
    int moved;
    /** The kind of the last question in this turn: its choice need not be reported again. */
    int asked = MissionState.NONE;

    HeroStory(final MissionState state, final Narrator to) {
        this.state = state;
        roster = new Roster(state);
        scene = new MapScene(state, roster);
        narrator = new RollNarrator(new SceneNarrator(to, () -> Optional.of(scene.now()), () -> Tracks.of(state)));
        log = new Log(state, narrator);
        effects = new EffectWords(state.tables);
    }

    /** Marks a space to be drawn again. */
    final void touch(final int space) {
        moved |= 1 << state.tables.map.y(space) / Tile.AREA;
    }

    final String who(final int hero) {
        return Wording.hero(state, hero);
    }

    final String space(final int space) {
        return Wording.space(state.tables.map, space);
    }

    @Override
    protected void heard(final Event event, final int[] n) {
        switch (event) {
            case HERO_PLACED -> log.say(who(n[0]) + " starts on " + space(n[1]) + ".");
            case HERO_STEP -> stepped(n[0], n[1], n[2], n[3], n[4]);
            case HERO_ALERT -> alert(n[0], n[1], n[2], n[3]);
            case HERO_ARMOR -> log.change(n[0], signed(n[1]) + " armor");
            case HERO_VALOR -> log.change(n[0], signed(n[1]) + " valor");
            case HERO_HEALED -> log.change(n[0], n[1] + " healed, health " + state.healthLeft(n[0]));
            case HERO_MOVEMENT -> log.change(n[0], "movement " + signed(n[1]));
            case HERO_ACTIONS -> log.change(n[0], "actions " + signed(n[1]));
            case EASY_ROUGH -> log.change(n[0], "rough terrain costs 1 this turn");
            case FIRST_STEP_DAMAGE -> log.change(n[0], "the first step will do " + n[1] + " damage");
            case ATTACKS_CHANGED -> attacksChanged(n);
            case HIDDEN_NO_LONGER -> log.change(n[0], "no longer hidden");
            case HERO_DAMAGED -> {
                narrator.hit(MapScene.token(n[0]), n[3]);
                log.change(
                        n[0],
                        n[1] + " damage" + (n[2] > 0 ? ", less " + n[2] + " valor = " + n[3] : "") + left(n[0], n[3]));
            }
            case HERO_WOUNDED -> {
                narrator.mark(MapScene.token(n[0]), Kind.WOUNDED);
                log.say("  " + who(n[0]) + " is wounded (" + state.woundCount(n[0]) + " of "
                        + state.tables.mission.mission.failure().wounds() + "): " + Wording.stance(state, n[0], n[1])
                        + " is lost.");
            }
            case WOUND_REMOVED -> log.change(n[0], "the wound on " + Wording.stance(state, n[0], n[1]) + " is removed");
            case CARD_PASSED_OVER -> drawn(n[0], n[1], "skips ", ", which is forbidden");
            case CARD_DRAWN -> drawn(n[0], n[1], "draws ", "");
            case CARD_PLAYED -> played(n[0], n[1]);
            case CARD_DISCARDED -> unasked(n[0], " discards " + Wording.tactics(state, n[0], n[1]) + " for valor");
            case POI_USED -> unasked(n[0], " uses " + Wording.poi(state.tables.mission.pois[n[1]]));
            case GEAR_USED -> unasked(n[0], " uses " + Wording.gear(state, n[1]));
            case MEDAL_EARNED -> log.change(n[0], "earns the medal " + Wording.medal(state, n[1]));
            case MEDAL_SPENT -> medal(n[0], n[1]);
            case GEAR_EQUIPPED -> log.change(n[0], "takes " + Wording.gear(state, n[1]));
            case GEAR_STOWED -> log.change(n[0], "leaves " + Wording.gear(state, n[1]));
            case GEAR_DISCARDED -> log.change(n[0], "discards " + Wording.gear(state, n[1]));
            case GEAR_FOUND ->
                log.say("  " + Wording.gear(state, n[0]) + " is found: " + (n[1] < 0 ? "nobody" : who(n[1]))
                        + " takes it.");
            case HERO_CARRIES -> log.change(n[0], "carries the token");
            case HERO_CLEARS -> cleared(n[0], n[1], n[2], n[3]);
            case HERO_BONUS -> log.change(n[0], "bonus for " + Phrases.count(state.party, "player", "players"));
            case HERO_ATTACKS ->
                log.say(who(n[0]) + " attacks with " + Wording.gear(state, n[1]) + (n[2] != 0 ? ", discarding it" : "")
                        + ": " + n[4] + " damage" + (n[5] > 0 ? " and " + n[5] + " valor." : "."));
            case ENEMY_HIT -> {
                narrator.tell(scene.shot(state.heroSpace[n[0]], state.figureSpace[n[1]], Scene.Side.OWN));
                hit(n[1], n[2], n[3], n[4], n[5]);
            }
            case ENEMY_HURT -> {
                narrator.hit(roster.id(n[0]), n[1]);
                log.say("  " + roster.name(n[0]) + ": " + n[1] + " damage" + state(n[0], n[1]));
            }
            default -> throw new UnsupportedOperationException(event + " has no line in the story");
        }
    }

    private void stepped(final int hero, final int from, final int to, final int movement, final int valor) {
        touch(from);
        touch(to);
        log.walk(hero, from, to, movement, valor);
    }

    private void alert(final int hero, final int from, final int to, final int source) {
        final String by = switch (source) {
            case MissionRecord.BY_WEAPON -> " (weapon)";
            case MissionRecord.BY_SPAWN -> " (spawn)";
            default -> "";
        };
        final boolean sameLevel = state.table(hero).level[from] == state.table(hero).level[to];
        log.change(
                hero,
                "alert " + from + " to " + to + (sameLevel ? "" : ", now " + Wording.level(state.level(hero))) + by);
    }

    private void attacksChanged(final int[] n) {
        final AttackChange change = new AttackChange(n[1], n[2], n[3], n[4], n[5] != 0, n[6] != 0, n[7] != 0);
        log.change(n[0], (n[8] != 0 ? "every attack this turn: " : "next attack: ") + EffectWords.of(change));
    }

    private void drawn(final int hero, final int card, final String before, final String after) {
        final String name = Wording.tactics(state, hero, card);
        narrator.name(RollId.TACTICS_CARD, name);
        log.change(hero, before + name + after);
    }

    private void played(final int hero, final int card) {
        unasked(hero, " plays " + Wording.tactics(state, hero, card));
        if (state.table(hero).cards[card].persistent()) {
            log.change(hero, Wording.tactics(state, hero, card) + " stays in play");
        }
    }

    /** Reports what a hero does in its turn, unless a reported question chose it. */
    private void unasked(final int hero, final String does) {
        if (asked != DecisionKind.ACT && asked != DecisionKind.ANY_TIME) {
            log.say(who(hero) + does + ".");
        }
    }

    private void medal(final int hero, final int medal) {
        if (asked != DecisionKind.SPEND_WOUNDED) {
            unasked(hero, " spends the medal " + Wording.medal(state, medal));
        }
    }

    private void cleared(final int hero, final int threat, final int tactics, final int armor) {
        final List<String> gone = new ArrayList<>();
        if (threat >= 0) {
            gone.add(Wording.threat(state, threat));
        }
        if (tactics >= 0) {
            gone.add(Wording.tactics(state, hero, tactics));
        }
        if (armor > 0) {
            gone.add(armor + " armor");
        }
        log.change(hero, "clears " + Wording.listed(gone));
    }

    private void hit(final int figure, final int damage, final int resistance, final int cover, final int through) {
        final String less = less(resistance, "resistance") + less(cover, "cover");
        narrator.hit(roster.id(figure), through);
        log.say("  " + roster.name(figure) + ": " + damage + less + (less.isEmpty() ? " damage" : " = " + through)
                + state(figure, through));
    }

    /**
     * Returns what is left on a hero's track after damage that is about to be applied; empty if that causes a wound.
     */
    final String left(final int hero, final int through) {
        final int left = state.healthLeft(hero) - through;
        return through > 0 && left > 0 ? ", health " + left + " of " + state.table(hero).health : "";
    }

    static String less(final int amount, final String what) {
        return amount == 0 ? "" : " - " + amount + " " + what;
    }

    private String state(final int figure, final int damage) {
        final int left = state.tables.enemies.cards[state.type[figure]].health() - state.figureDamage[figure] - damage;
        return left > 0 ? ", health " + left + "." : ", killed.";
    }
}
