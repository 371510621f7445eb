package org.sitrep.rulesets.rambo.coverage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sitrep.ruleset.Probe;
import org.sitrep.rulesets.rambo.mission.Cause;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.mission.MissionTrace;
import org.sitrep.rulesets.rambo.tables.EffectTable;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.HeroTable;
import org.sitrep.rulesets.rambo.tables.MissionTable;

/** Counts what missions reach of what a dossier and its party hold: cards, stances, P.O.I.s, fog, triggers, enemies, ends. One a table. */
public final class ReachTrace extends MissionTrace {
    /** The group of the ends. */
    static final String END = "ends";

    private static final List<String> ENDS = List.of("", "success", "red", "wounds", "time", "dossier");

    private final MissionTable mission;
    private final List<Reached> groups = new ArrayList<>();
    private final Reached stances;
    private final Reached played;
    private final Reached discarded;
    private final Reached threats;
    private final Reached hits;
    private final Reached fog;
    private final Reached pois;
    private final Reached triggers;
    private final Reached battlefield;
    private final Reached activations;
    private final Reached behaviours;
    private final Reached attacks;
    private final Reached uses;
    private final Reached equipped;
    private final Reached medals;
    private final Reached ends;
    private final int[] firstCard;
    private final int[] firstOption;
    private final int[] firstBehaviour;

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
        mission = tables.mission;
        stances = group("stances");
        played = group("tactics cards played");
        discarded = group("tactics cards discarded for valor");
        threats = group("threat cards");
        hits = group("Alert Effects that hit");
        fog = group("fog cards");
        pois = group("P.O.I. options");
        triggers = group("triggers");
        battlefield = group("Battlefield Conditions");
        activations = group("enemies activated");
        behaviours = group("behaviours");
        attacks = group("weapons");
        uses = group("gear used");
        equipped = group("gear equipped from the stash");
        medals = group("medals spent");
        ends = group(END);
        firstCard = new int[tables.heroes.length];
        firstOption = new int[mission.pois.length];
        firstBehaviour = new int[tables.enemies.size()];
        addHeroes(tables);
        addCards(tables, stash);
        addDossier();
        addEnemies(tables);
    }

    private Reached group(final String title) {
        final Reached group = new Reached(title);
        groups.add(group);
        return group;
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
                played.add(card, drawn && tables.actions.play);
                discarded.add(card, drawn && tables.actions.discard && board.cards[c].valor() > 0);
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
            attacks.add(name, has && tables.actions.attack && tables.gear.weapon[card]);
            uses.add(name, has && tables.actions.use && tables.gear.use[card] >= 0);
            equipped.add(name, (stash >> card & 1) != 0);
        }
        Arrays.stream(tables.achievements.medals).forEach(medal -> medals.add("achievements." + medal.id(), true));
    }

    private void addDossier() {
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
        for (int round = 0; round <= mission.rounds; round++) {
            battlefield.add(dossier + ".battlefield, round " + round, mission.battlefield[round] != EffectTable.NONE);
        }
        for (int cause = 0; cause < Cause.COUNT; cause++) {
            ends.add(
                    ENDS.get(cause),
                    cause != Cause.NONE && cause != Cause.DOSSIER && (cause != Cause.RED || mission.redFails));
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

    /** Returns how often each thing was reached; what was counted beyond what can be reached shows too. */
    public List<Probe.Count> counts() {
        return groups.stream().flatMap(group -> group.counts().stream()).toList();
    }

    @Override
    public void stance(final int hero, final int stance) {
        if (stance >= 0) {
            stances.count(hero * HeroTable.STANCES + stance);
        }
    }

    @Override
    public void played(final int hero, final int card) {
        played.count(firstCard[hero] + card);
    }

    @Override
    public void discarded(final int hero, final int card) {
        discarded.count(firstCard[hero] + card);
    }

    @Override
    public void threat(final int hero, final int card) {
        threats.count(card);
    }

    @Override
    public void threatHits(final int hero, final int card) {
        hits.count(card);
    }

    @Override
    public void fogRevealed(final int hero, final int area, final int card, final int turns) {
        fog.count(card);
    }

    @Override
    public void poi(final int hero, final int poi, final int option) {
        pois.count(firstOption[poi] + option);
    }

    @Override
    public void trigger(final int trigger) {
        triggers.count(trigger);
    }

    @Override
    public void battlefield(final int round) {
        battlefield.count(round);
    }

    @Override
    public void activation(final int type) {
        if (type != MissionState.NONE) {
            activations.count(type);
        }
    }

    @Override
    public void behaviour(final int type, final int nth) {
        behaviours.count(firstBehaviour[type] + nth);
    }

    @Override
    public void attacks(
            final int hero,
            final int gear,
            final boolean lastBurst,
            final long targets,
            final int damage,
            final int valor) {
        attacks.count(gear);
    }

    @Override
    public void gearUsed(final int hero, final int gear) {
        uses.count(gear);
    }

    @Override
    public void equipped(final int hero, final int gear) {
        equipped.count(gear);
    }

    @Override
    public void medal(final int hero, final int medal) {
        medals.count(medal);
    }

    @Override
    public void over(final int cause) {
        ends.count(cause);
    }
}
