package org.sitrep.rulesets.rambo.story;

import static org.sitrep.ruleset.story.Phrases.signed;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.ruleset.story.Rolling;
import org.sitrep.ruleset.story.Stage;
import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.definition.Tile;
import org.sitrep.rulesets.rambo.mission.MissionRecord;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.mission.MissionTrace;
import org.sitrep.rulesets.rambo.play.Ask;

/** Tells what happens on the heroes' boards: steps, tracks, cards, gear. */
abstract class HeroStory extends MissionTrace {
    final MissionState state;
    final Roster roster;
    final MapScene scene;
    final Rolling narrator;
    final Log log;
    final EffectWords effects;
    /** Mask of the rows of areas where something has moved since the map was drawn. */
    int moved;
    /** The kind of the last question in this turn: what was chosen in it need not be told again. */
    int asked = MissionState.NONE;

    HeroStory(final MissionState state, final Narrator to) {
        this.state = state;
        roster = new Roster(state);
        scene = new MapScene(state, roster);
        narrator = new Rolling(new Stage(to, () -> Optional.of(scene.now()), () -> Tracks.of(state)));
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
    public void heroPlaced(final int hero, final int space) {
        log.say(who(hero) + " starts on " + space(space) + ".");
    }

    @Override
    public void stepped(final int hero, final int from, final int to, final int movement, final int valor) {
        touch(from);
        touch(to);
        log.walk(hero, from, to, movement, valor);
    }

    @Override
    public void alert(final int hero, final int from, final int to, final int source) {
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

    @Override
    public void armor(final int hero, final int tokens) {
        log.change(hero, signed(tokens) + " armor");
    }

    @Override
    public void valor(final int hero, final int tokens) {
        log.change(hero, signed(tokens) + " valor");
    }

    @Override
    public void healed(final int hero, final int damage) {
        log.change(hero, damage + " healed, health " + state.healthLeft(hero));
    }

    @Override
    public void movement(final int hero, final int spaces) {
        log.change(hero, "movement " + signed(spaces));
    }

    @Override
    public void actions(final int hero, final int actions) {
        log.change(hero, "actions " + signed(actions));
    }

    @Override
    public void easyRough(final int hero) {
        log.change(hero, "rough terrain costs 1 this turn");
    }

    @Override
    public void firstStepDamage(final int hero, final int damage) {
        log.change(hero, "the first step will do " + damage + " damage");
    }

    @Override
    public void attacksChanged(final int hero, final AttackChange change, final boolean everyOne) {
        log.change(hero, (everyOne ? "attacks of this turn " : "next attack ") + EffectWords.of(change));
    }

    @Override
    public void hiddenNoLonger(final int hero) {
        log.change(hero, "hidden no longer");
    }

    @Override
    public void damaged(final int hero, final int damage, final int valor, final int through) {
        log.change(
                hero,
                damage + " damage" + (valor > 0 ? ", less " + valor + " valor = " + through : "")
                        + left(hero, through));
    }

    /** What is left on a hero's track after damage that is about to count; nothing if that makes a wound. */
    final String left(final int hero, final int through) {
        final int left = state.healthLeft(hero) - through;
        return through > 0 && left > 0 ? ", health " + left + " of " + state.table(hero).health : "";
    }

    @Override
    public void wounded(final int hero, final int stance) {
        log.say("  " + who(hero) + " is wounded (" + state.woundCount(hero) + " of " + state.tables.mission.woundLimit
                + "): " + Wording.stance(state, hero, stance) + " is lost.");
    }

    @Override
    public void woundRemoved(final int hero, final int stance) {
        log.change(hero, "the wound on " + Wording.stance(state, hero, stance) + " is gone");
    }

    @Override
    public void passedOver(final int hero, final int card) {
        final String name = Wording.tactics(state, hero, card);
        narrator.name(ToldRolls.TACTICS, name);
        log.change(hero, "passes over " + name + ", which is forbidden");
    }

    @Override
    public void drew(final int hero, final int card) {
        final String name = Wording.tactics(state, hero, card);
        narrator.name(ToldRolls.TACTICS, name);
        log.change(hero, "draws " + name);
    }

    @Override
    public void played(final int hero, final int card) {
        if (asked != Ask.ACT) {
            log.say(who(hero) + " plays " + Wording.tactics(state, hero, card) + ".");
        }
        if (state.table(hero).cardPersistent[card]) {
            log.change(hero, Wording.tactics(state, hero, card) + " stays in play");
        }
    }

    @Override
    public void discarded(final int hero, final int card) {
        if (asked != Ask.ACT) {
            log.say(who(hero) + " discards " + Wording.tactics(state, hero, card) + " for valor.");
        }
    }

    @Override
    public void poi(final int hero, final int poi, final int option) {
        if (asked != Ask.ACT) {
            log.say(who(hero) + " uses " + Wording.poi(state.tables.mission.pois[poi]) + ".");
        }
    }

    @Override
    public void gearUsed(final int hero, final int gear) {
        if (asked != Ask.ACT) {
            log.say(who(hero) + " uses " + Wording.gear(state, gear) + ".");
        }
    }

    @Override
    public void medal(final int hero, final int medal) {
        if (asked != Ask.ACT && asked != Ask.SPEND_WOUNDED) {
            log.say(who(hero) + " spends the medal " + Wording.medal(state, medal) + ".");
        }
    }

    @Override
    public void equipped(final int hero, final int gear) {
        log.change(hero, "takes " + Wording.gear(state, gear));
    }

    @Override
    public void stowed(final int hero, final int gear) {
        log.change(hero, "leaves " + Wording.gear(state, gear));
    }

    @Override
    public void gearDiscarded(final int hero, final int gear) {
        log.change(hero, "discards " + Wording.gear(state, gear));
    }

    @Override
    public void gearFound(final int gear, final int hero) {
        log.say("  " + Wording.gear(state, gear) + " is found: " + (hero < 0 ? "nobody" : who(hero)) + " takes it.");
    }

    @Override
    public void carries(final int hero) {
        log.change(hero, "carries the token");
    }

    @Override
    public void cleared(final int hero, final int threat, final int tactics, final int armor) {
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

    @Override
    public void bonus(final int hero, final int icon, final int amount) {
        log.change(hero, "bonus for " + Phrases.count(state.party, "player", "players"));
    }

    @Override
    public void attacks(
            final int hero,
            final int gear,
            final boolean lastBurst,
            final long targets,
            final int damage,
            final int valor) {
        log.say(who(hero) + " attacks with " + Wording.gear(state, gear) + (lastBurst ? ", discarding it" : "") + ": "
                + damage + " damage" + (valor > 0 ? " and " + valor + " valor." : "."));
    }

    @Override
    public void hit(
            final int hero,
            final int figure,
            final int damage,
            final int resistance,
            final int cover,
            final int through) {
        final String less = less(resistance, "resistance") + less(cover, "cover");
        log.say("  " + roster.name(figure) + ": " + damage + less + (less.isEmpty() ? " damage" : " = " + through)
                + state(figure, through));
    }

    @Override
    public void hurt(final int figure, final int damage) {
        log.say("  " + roster.name(figure) + ": " + damage + " damage" + state(figure, damage));
    }

    static String less(final int amount, final String what) {
        return amount == 0 ? "" : " - " + amount + " " + what;
    }

    private String state(final int figure, final int damage) {
        final int left = state.tables.enemies.health[state.type[figure]] - state.figureDamage[figure] - damage;
        return left > 0 ? ", health " + left + "." : ", killed.";
    }
}
