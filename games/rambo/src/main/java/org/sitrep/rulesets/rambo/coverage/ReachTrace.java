package org.sitrep.rulesets.rambo.coverage;

import java.util.Arrays;
import java.util.List;
import org.sitrep.ruleset.ReachCounter;
import org.sitrep.rulesets.rambo.definition.Forbidden;
import org.sitrep.rulesets.rambo.mission.Cause;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.rulesets.rambo.tables.EffectTable;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.HeroTable;
import org.sitrep.rulesets.rambo.tables.MissionTable;

/**
 * Counts what missions reach of the content of a dossier and its party: cards, stances, P.O.I.s, fog, triggers,
 * enemies, ends. One per table.
 */
public final class ReachTrace extends ReachCounter<Event, Rolls> {
    static final String END = "ends";

    private static final List<String> ENDS = List.of("", "success", "red", "wounds", "time", "dossier");

    private final MissionTable mission;
    private final int[] firstCard;
    private final int[] firstOption;
    private final int[] firstBehaviour;
    private final Group stances =
            group("stances", Event.HERO_STANCE, n -> n[1] < 0 ? n[1] : n[0] * HeroTable.STANCES + n[1]);
    private final Group played = group("tactics cards played", Event.CARD_PLAYED, n -> card(n[0], n[1]));
    private final Group discarded =
            group("tactics cards discarded for valor", Event.CARD_DISCARDED, n -> card(n[0], n[1]));
    private final Group threats = group("threat cards", Event.THREAT_REVEALED, n -> n[1]);
    private final Group hits = group("Alert Effects that hit", Event.THREAT_HITS, n -> n[1]);
    private final Group fog = group("fog cards", Event.FOG_REVEALED, n -> n[2]);
    private final Group pois = group("P.O.I. options", Event.POI_USED, n -> option(n[1], n[2]));
    private final Group triggers = group("triggers", Event.TRIGGER, n -> n[0]);
    private final Group battlefield = group("Battlefield Conditions", Event.BATTLEFIELD, n -> n[0]);
    private final Group activations = group("enemies activated", Event.ACTIVATION, n -> n[0]);
    private final Group behaviours = group("behaviours", Event.BEHAVIOUR, n -> behaviour(n[0], n[1]));
    private final Group attacks = group("weapons", Event.HERO_ATTACKS, n -> n[1]);
    private final Group uses = group("gear used", Event.GEAR_USED, n -> n[1]);
    private final Group equipped = group("gear equipped from the stash", Event.GEAR_EQUIPPED, n -> n[1]);
    private final Group medals = group("medals spent", Event.MEDAL_SPENT, n -> n[1]);
    private final Group ends = group(END, Event.MISSION_OVER, n -> n[0]);

    /** Counts the missions of a table from zero. */
    public ReachTrace(final GameTables tables) {
        this(tables, 0);
    }

    /**
     * Counts the missions of a table of a campaign from zero.
     *
     * @param stash mask of the gear that a stash can hold
     */
    ReachTrace(final GameTables tables, final long stash) {
        super(Event.class);
        mission = tables.mission;
        firstCard = new int[tables.heroes.length];
        firstOption = new int[mission.pois.length];
        firstBehaviour = new int[tables.enemies.size()];
        addHeroes(tables);
        addCards(tables, stash);
        addDossier(tables);
        addEnemies(tables);
    }

    private int card(final int hero, final int card) {
        return firstCard[hero] + card;
    }

    private int option(final int poi, final int option) {
        return firstOption[poi] + option;
    }

    private int behaviour(final int type, final int nth) {
        return firstBehaviour[type] + nth;
    }

    private void addHeroes(final GameTables tables) {
        for (int h = 0; h < tables.heroes.length; h++) {
            final HeroTable board = tables.heroes[h];
            final String hero = "heroes." + board.hero.id();
            for (int s = 0; s < board.stances.length; s++) {
                stances.add(hero + ".stances." + board.stances[s].id(), (board.stanceMask >> s & 1) != 0);
            }
            firstCard[h] = played.size();
            for (int c = 0; c < board.cards.length; c++) {
                final boolean drawn = (board.cardMask >> c & 1) != 0;
                final String card = hero + ".tactics." + board.cards[c].id();
                played.add(card, drawn && tables.actions.contains(Forbidden.Action.PLAY));
                discarded.add(
                        card, drawn && tables.actions.contains(Forbidden.Action.DISCARD) && board.cards[c].valor() > 0);
            }
        }
    }

    private void addCards(final GameTables tables, final long stash) {
        for (int c = 0; c < tables.threats.cards.length; c++) {
            final String name = "threats." + tables.threats.cards[c].id();
            threats.add(name, true);
            hits.add(name, tables.effects.size(tables.threats.alertEffect[c]) > 0);
        }
        final long there = stash | tables.gearInPlay();
        for (int card = 0; card < tables.gear.cards.length; card++) {
            final String name = "gear." + tables.gear.cards[card].id();
            final boolean has = (there >> card & 1) != 0;
            attacks.add(
                    name,
                    has && tables.actions.contains(Forbidden.Action.ATTACK) && tables.gear.cards[card].isWeapon());
            uses.add(name, has && tables.actions.contains(Forbidden.Action.USE) && tables.gear.use[card] >= 0);
            equipped.add(name, (stash >> card & 1) != 0);
        }
        Arrays.stream(tables.achievements.medals).forEach(medal -> medals.add("achievements." + medal.id(), true));
    }

    private void addDossier(final GameTables tables) {
        final String dossier = "missions." + mission.mission.id();
        for (int card = 0; card < mission.fog.length; card++) {
            fog.add(dossier + ".fog." + card, true);
        }
        for (int p = 0; p < mission.pois.length; p++) {
            firstOption[p] = pois.size();
            final String poi = dossier + ".pois." + mission.pois[p].id();
            Arrays.stream(mission.poiOptions[p]).forEach(option -> pois.add(poi + ".options." + option.id(), true));
        }
        for (int t = 0; t < mission.triggers.length; t++) {
            triggers.add(dossier + ".triggers." + t, true);
        }
        for (int round = 0; round < mission.battlefield.length; round++) {
            battlefield.add(dossier + ".battlefield, round " + round, mission.battlefield[round] != EffectTable.NONE);
        }
        for (int cause = 0; cause < Cause.COUNT; cause++) {
            ends.add(ENDS.get(cause), Cause.isPossible(tables, cause));
        }
    }

    private void addEnemies(final GameTables tables) {
        for (int type = 0; type < tables.enemies.size(); type++) {
            final String enemy = "enemies." + tables.enemies.cards[type].id();
            activations.add(enemy, true);
            firstBehaviour[type] = behaviours.size();
            for (int nth = 0; nth < tables.enemies.behaviours[type].length; nth++) {
                behaviours.add(enemy + ".behaviours." + nth, true);
            }
        }
    }
}
