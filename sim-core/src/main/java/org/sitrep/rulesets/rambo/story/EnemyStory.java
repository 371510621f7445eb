package org.sitrep.rulesets.rambo.story;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.rambo.definition.Condition;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.definition.FogCard;
import org.sitrep.rulesets.rambo.definition.ThreatCard;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.mission.Sight;
import org.sitrep.rulesets.rambo.tables.MapTable;

/** Tells what comes against the heroes: threat cards, fog, enemies that spawn and act, what the dossier has happen. */
abstract class EnemyStory extends HeroStory {
    /** The card whose figures act. */
    private int acting = MissionState.NONE;

    /** Where each P.O.I. lay last. */
    private final int[] poiAt;

    EnemyStory(final MissionState state, final Narrator to) {
        super(state, to);
        poiAt = state.tables.mission.poiSpace.clone();
    }

    /** Makes ready for a mission: in a campaign a story tells one try after the other. */
    final void forget() {
        moved = 0;
        asked = MissionState.NONE;
        System.arraycopy(state.tables.mission.poiSpace, 0, poiAt, 0, poiAt.length);
        roster.forget();
        scene.anew();
    }

    /** Begins a step; draws the map first if something has moved. */
    final void head(final String text) {
        log.conclude();
        acting = MissionState.NONE;
        if (moved != 0) {
            map(moved);
        }
        narrator.heading(text);
    }

    /** Draws the map, or some of its rows of areas. */
    final void map(final int rows) {
        moved = 0;
        narrator.board(MapPicture.of(state, roster, rows));
    }

    private String enemy(final int figure) {
        return state.type[figure] == acting ? roster.tag(figure) : roster.name(figure);
    }

    @Override
    public void threatDeckMade(final int cards) {
        log.say("The threat deck is made anew of " + Phrases.count(cards, "card", "cards") + ".");
    }

    @Override
    public void threatsDealt() {
        log.settle();
        narrator.tell();
    }

    @Override
    public void atStart(final int hero, final int owner, final int card) {
        log.say(Wording.threat(state, card) + (owner == hero ? "" : " of " + who(owner)) + " acts on " + who(hero)
                + ": " + atStart(state.tables.threats.cards[card]) + ".");
    }

    private String atStart(final ThreatCard card) {
        return effects.of(card.atStartOfTurn().orElseThrow().effects());
    }

    @Override
    public void threat(final int hero, final int card) {
        final ThreatCard threat = state.tables.threats.cards[card];
        final StringBuilder text = new StringBuilder("Threat card " + threat.name() + ".");
        if (!threat.alertEffect().isEmpty()) {
            final String requires = Wording.requirement(threat.requires());
            text.append(" Heroes at ").append(Wording.levels(state.tables.threats.levels[card]));
            text.append(requires.isEmpty() ? "" : ", " + requires);
            text.append(": ").append(effects.of(threat.alertEffect())).append('.');
        }
        if (!threat.threatEffect().isEmpty()) {
            text.append(" Then: ").append(effects.of(threat.threatEffect())).append('.');
        }
        threat.atStartOfTurn().ifPresent(start -> {
            final String requires = Wording.requirement(start.requires());
            text.append(" Any hero").append(requires.isEmpty() ? "" : " " + requires);
            text.append(" at the start of its turn: ").append(atStart(threat)).append('.');
        });
        if (threat.persistent()) {
            text.append(" It stays until the next turn of ").append(who(hero)).append('.');
        }
        log.say(text.toString());
    }

    @Override
    public void threatHits(final int hero, final int card) {
        log.change(hero, "hit");
    }

    @Override
    public void lasts(final int effectKind, final int amount, final int heroes, final int owner, final int lastRound) {
        if (!ofHeroes(effectKind)) {
            return; // told in full by whatever began it
        }
        final String until = lastRound > 0
                ? "until the end of round " + lastRound
                : "until the next turn of " + (owner < 0 ? "nobody" : who(owner));
        log.say("  " + Wording.capital(Wording.heroes(state, heroes)) + ": " + EffectWords.lasting(effectKind, amount)
                + ", " + until + ".");
    }

    private static boolean ofHeroes(final int effectKind) {
        return effectKind == EffectKind.COUNT_AS_COVER.ordinal()
                || effectKind == EffectKind.HIDDEN.ordinal()
                || effectKind == EffectKind.RESISTANCE.ordinal();
    }

    @Override
    public void fogRevealed(final int hero, final int area, final int card, final int turns) {
        touch(state.tables.map.areaSpaces[state.tables.map.areaOffset[area]]);
        log.say(Wording.capital(Wording.fog(state.tables, area)) + " is revealed: " + content(card) + ".");
    }

    @Override
    public void fogLookedAt(final int hero, final int area, final int card) {
        log.say("  " + Wording.capital(Wording.fog(state.tables, area)) + " is looked at: " + content(card) + ".");
    }

    private String content(final int card) {
        final FogCard fog = state.tables.mission.fog[card];
        final List<String> there = new ArrayList<>();
        fog.spawns().forEach(spawn -> there.add(roster.card(spawn.enemy().ordinal())));
        fog.poi()
                .ifPresent(poi -> there.add(Wording.poi(state.tables.mission.pois[state.tables.mission.fogPoi[card]])));
        if (state.tables.mission.fogGear[card] >= 0) {
            there.add(Wording.gear(state, state.tables.mission.fogGear[card]));
        }
        if (!fog.effects().isEmpty()) {
            there.add(effects.of(fog.effects()));
        }
        return there.isEmpty() ? "nothing" : Wording.listed(there);
    }

    @Override
    public void spawned(final int figure, final int type, final int space) {
        touch(space);
        roster.add(figure);
        log.say((state.round == 0 ? "" : "  ") + roster.name(figure) + " appears on " + space(space) + ".");
    }

    @Override
    public void noFigureLeft() {
        log.say("  No figure is left to spawn: alert +1 for every hero.");
    }

    @Override
    public void killed(final int hero, final int figure, final int type, final int space) {
        touch(space); // told with what killed it
    }

    @Override
    public void pushed(final int figure, final int from, final int to) {
        touch(from);
        touch(to);
        log.say("  " + roster.name(figure) + " is pushed from " + space(from) + " to " + space(to) + ".");
    }

    @Override
    public void poiMoved(final int poi, final int space) {
        touch(space < 0 ? poiAt[poi] : space);
        poiAt[poi] = space;
        log.say("  " + Wording.poi(state.tables.mission.pois[poi])
                + (space < 0 ? ", leaves the map." : ", is put on " + space(space) + "."));
    }

    @Override
    public void activation(final int type) {
        if (type < 0) {
            head("Round " + state.round + ": no enemy to activate");
            return;
        }
        head("Round " + state.round + ": " + roster.card(type) + " activates, "
                + Phrases.count(state.figuresOf[type], "figure", "figures"));
        acting = type;
    }

    @Override
    public void behaviour(final int type, final int nth) {
        log.expect(Wording.capital(BehaviourWords.of(state.tables.enemies.behaviours[type][nth])));
    }

    @Override
    public void behaviourSkipped(final int type) {
        log.say("The first behaviour is left out.");
    }

    @Override
    public void skipsNextBehaviour() {
        log.say("  The next activation will leave its first behaviour out.");
    }

    @Override
    public void enemyMoved(final int figure, final int from, final int to) {
        touch(from);
        touch(to);
        log.say("  " + enemy(figure) + " moves from " + space(from) + " to " + space(to) + ".");
    }

    @Override
    public void enemyAttacked(
            final int figure,
            final int hero,
            final int damage,
            final int resistance,
            final int cover,
            final int armor,
            final int valor,
            final int through) {
        final String less =
                less(resistance, "resistance") + less(cover, "cover") + less(armor, "armor") + less(valor, "valor");
        log.say("  " + enemy(figure) + " attacks " + who(hero) + ": " + damage + less
                + (less.isEmpty() ? " damage" : " = " + through) + left(hero, through) + ".");
    }

    @Override
    public void enemyAttacksNobody(final int figure) {
        final List<String> why = new ArrayList<>();
        for (int hero = 0; hero < state.party; hero++) {
            why.add(who(hero) + " " + refused(figure, hero));
        }
        log.say("  " + enemy(figure) + " can attack nobody: " + String.join(", ", why) + ".");
    }

    private String refused(final int figure, final int hero) {
        final MapTable map = state.tables.map;
        final int from = state.figureSpace[figure];
        final int to = state.heroSpace[hero];
        if (!Sight.visible(state, hero, figure)) {
            return "hidden";
        }
        final int range = state.tables.enemies.range[state.type[figure]] + state.lasting.enemyRange();
        return map.inRange(from, to, Math.max(0, range)) ? "out of sight" : "out of range";
    }

    @Override
    public void ordered(final int figure, final int other) {
        log.say("  " + enemy(figure) + " orders " + enemy(other) + " to attack.");
    }

    @Override
    public void battlefield(final int round) {
        head("Round " + round + ": Battlefield Condition");
        state.tables.mission.mission.battlefield().stream()
                .filter(entry -> entry.round() == round)
                .forEach(entry -> log.say(Wording.capital(effects.of(entry.effects())) + "."));
    }

    @Override
    public void trigger(final int trigger) {
        final List<Condition> conditions = state.tables.mission.triggers[trigger].conditions();
        log.say("The dossier: " + (conditions.isEmpty() ? "" : EffectWords.conditions(conditions) + ", so ")
                + effects.of(state.tables.mission.triggers[trigger].effects()) + ".");
    }

    @Override
    public void flagRaised(final int flag) {
        log.say("  Flag " + flag + " of the dossier is raised.");
    }

    @Override
    public void areaDrawn(final int area) {
        narrator.name(ToldRolls.AREA, Wording.area(state.tables.map, area));
    }
}
