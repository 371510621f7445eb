package org.sitrep.rulesets.rambo.story;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.Transcript.Mark.Kind;
import org.sitrep.rulesets.rambo.definition.Condition;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.definition.FogCard;
import org.sitrep.rulesets.rambo.definition.ThreatCard;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.mission.Sight;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.play.RollId;
import org.sitrep.rulesets.rambo.tables.MapTable;

/** Reports what happens against the heroes: threat cards, fog, enemies that spawn and act, triggers of the dossier. */
abstract class EnemyStory extends HeroStory {
    /** The card whose figures act. */
    private int acting = MissionState.NONE;

    /** Last space of each P.O.I. */
    private final int[] poiAt;

    EnemyStory(final MissionState state, final Narrator to) {
        super(state, to);
        poiAt = state.tables.mission.poiSpace.clone();
    }

    /** Prepares for a mission; in a campaign a story reports one try after the other. */
    final void forget() {
        moved = 0;
        asked = MissionState.NONE;
        System.arraycopy(state.tables.mission.poiSpace, 0, poiAt, 0, poiAt.length);
        roster.forget();
        scene.nextTry();
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
    protected void heard(final Event event, final int[] n) {
        switch (event) {
            case THREAT_DECK_MADE ->
                log.say("The threat deck is rebuilt from " + Phrases.count(n[0], "card", "cards") + ".");
            case THREATS_DEALT -> {
                log.settle();
                narrator.tell();
            }
            case AT_START ->
                log.say(Wording.threat(state, n[2]) + (n[1] == n[0] ? "" : " of " + who(n[1])) + " acts on " + who(n[0])
                        + ": " + atStart(state.tables.threats.cards[n[2]]) + ".");
            case THREAT_REVEALED -> threat(n[0], n[1]);
            case THREAT_HITS -> log.change(n[0], "hit");
            case EFFECT_LASTS -> lasts(n[0], n[1], n[2], n[3], n[4]);
            case FOG_REVEALED -> fogRevealed(n[1], n[2]);
            case FOG_LOOKED_AT ->
                log.say("  " + Wording.capital(Wording.fog(state.tables, n[1])) + " is looked at: " + content(n[2])
                        + ".");
            case ENEMY_SPAWNED -> spawned(n[0], n[2]);
            case NO_FIGURE_LEFT -> log.say("  No figure is left to spawn: alert +1 for every hero.");
            case ENEMY_KILLED -> {
                narrator.mark(roster.id(n[1]), Kind.LOST);
                touch(n[3]); // reported with what killed it
            }
            case ENEMY_PUSHED -> goes(roster.name(n[0]), " is pushed", n[1], n[2]);
            case POI_MOVED -> poiMoved(n[0], n[1]);
            case ACTIVATION -> activation(n[0]);
            case BEHAVIOUR ->
                log.expect(Wording.capital(BehaviourWords.of(state.tables.enemies.behaviours[n[0]][n[1]])));
            case BEHAVIOUR_SKIPPED -> log.say("The first behaviour is skipped.");
            case BEHAVIOUR_SKIP -> log.say("  The next activation will skip its first behaviour.");
            case ENEMY_MOVED -> {
                narrator.mark(roster.id(n[0]), Kind.ACTS);
                goes(enemy(n[0]), " moves", n[1], n[2]);
            }
            case ENEMY_ATTACKED -> enemyAttacked(n);
            case ENEMY_ATTACKS_NOBODY -> enemyAttacksNobody(n[0]);
            case ENEMY_ORDERS -> log.say("  " + enemy(n[0]) + " orders " + enemy(n[1]) + " to attack.");
            case BATTLEFIELD -> battlefield(n[0]);
            case TRIGGER -> trigger(n[0]);
            case FLAG_RAISED -> log.say("  Flag " + n[0] + " of the dossier is raised.");
            case AREA_DRAWN -> narrator.name(RollId.NEXT_AREA, Wording.area(state.tables.map, n[0]));
            default -> super.heard(event, n);
        }
    }

    private void threat(final int hero, final int card) {
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
            text.append(" It stays in play until the next turn of ")
                    .append(who(hero))
                    .append('.');
        }
        log.say(text.toString());
    }

    private void lasts(final int effectKind, final int amount, final int heroes, final int owner, final int lastRound) {
        if (EffectKind.values()[effectKind].concerns() != EffectKind.Concerns.HEROES) {
            return; // reported in full by the event that began it
        }
        final String until = lastRound > 0
                ? "until the end of round " + lastRound
                : "until the next turn of " + (owner < 0 ? "nobody" : who(owner));
        log.say("  " + Wording.capital(Wording.heroes(state, heroes)) + ": " + EffectWords.lasting(effectKind, amount)
                + ", " + until + ".");
    }

    private void fogRevealed(final int area, final int card) {
        touch(state.tables.map.areaSpaces[state.tables.map.areaOffset[area]]);
        log.say(Wording.capital(Wording.fog(state.tables, area)) + " is revealed: " + content(card) + ".");
    }

    private void spawned(final int figure, final int space) {
        touch(space);
        roster.add(figure);
        log.say((state.round == 0 ? "" : "  ") + roster.name(figure) + " appears on " + space(space) + ".");
    }

    private void poiMoved(final int poi, final int space) {
        touch(space < 0 ? poiAt[poi] : space);
        poiAt[poi] = space;
        log.say("  " + Wording.poi(state.tables.mission.pois[poi])
                + (space < 0 ? ", leaves the map." : ", is placed on " + space(space) + "."));
    }

    private void activation(final int type) {
        if (type < 0) {
            head("Round " + state.round + ": no enemy to activate");
            return;
        }
        head("Round " + state.round + ": " + roster.card(type) + " activates, "
                + Phrases.count(state.figuresOf[type], "figure", "figures"));
        acting = type;
    }

    private void goes(final String who, final String does, final int from, final int to) {
        touch(from);
        touch(to);
        log.say("  " + who + does + " from " + space(from) + " to " + space(to) + ".");
    }

    private void enemyAttacked(final int[] n) {
        narrator.mark(roster.id(n[0]), Kind.ACTS);
        narrator.tell(scene.shot(state.figureSpace[n[0]], state.heroSpace[n[1]], Scene.Side.OPPOSING));
        narrator.hit(MapScene.token(n[1]), n[7]);
        final String less = less(n[3], "resistance") + less(n[4], "cover") + less(n[5], "armor") + less(n[6], "valor");
        log.say("  " + enemy(n[0]) + " attacks " + who(n[1]) + ": " + n[2] + less
                + (less.isEmpty() ? " damage" : " = " + n[7]) + left(n[1], n[7]) + ".");
    }

    private void enemyAttacksNobody(final int figure) {
        final List<String> why = new ArrayList<>();
        for (int hero = 0; hero < state.party; hero++) {
            why.add(who(hero) + " " + refused(figure, hero));
        }
        log.say("  " + enemy(figure) + " cannot attack any hero: " + String.join(", ", why) + ".");
    }

    private void battlefield(final int round) {
        head("Round " + round + ": Battlefield Condition");
        state.tables.mission.mission.battlefield().stream()
                .filter(entry -> entry.round() == round)
                .forEach(entry -> log.say(Wording.capital(effects.of(entry.effects())) + "."));
    }

    private void trigger(final int trigger) {
        final List<Condition> conditions = state.tables.mission.triggers[trigger].conditions();
        log.say("The dossier: " + (conditions.isEmpty() ? "" : EffectWords.conditions(conditions) + ", so ")
                + effects.of(state.tables.mission.triggers[trigger].effects()) + ".");
    }

    private String atStart(final ThreatCard card) {
        return effects.of(card.atStartOfTurn().orElseThrow().effects());
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

    private String refused(final int figure, final int hero) {
        final MapTable map = state.tables.map;
        final int from = state.figureSpace[figure];
        final int to = state.heroSpace[hero];
        if (!Sight.visible(state, hero, figure)) {
            return "hidden";
        }
        final int range = state.tables.enemies.cards[state.type[figure]].range() + state.lasting.enemyRange();
        return map.inRange(from, to, Math.max(0, range)) ? "out of sight" : "out of range";
    }
}
