package org.sitrep.rulesets.rambo.tables;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.sitrep.rulesets.rambo.definition.Campaign;
import org.sitrep.rulesets.rambo.definition.Forbidden;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Hero;
import org.sitrep.rulesets.rambo.definition.Loadout;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.definition.Options;
import org.sitrep.rulesets.rambo.definition.Party;

/** Holds everything that one mission is played with. Immutable, shared by threads. */
public final class GameTables {
    /** Hero turns per round, for any party (RB-PC-1). */
    public static final int TURNS = 4;
    /** Tactics cards of the opening hand of each hero (RB-SETUP-11). */
    public static final int OPENING_HAND = 2;

    private static final int DUO = 2;
    private static final int DUO_HEALTH = 2;

    /** The document. */
    public final GameData game;
    /** The map. */
    public final MapTable map;
    /** The dossier. */
    public final MissionTable mission;
    /** The party, its leader first (RB-SETUP-12); the set-up is the same for any number (RB-SETUP-15). */
    public final HeroTable[] heroes;
    /** Gear cards. */
    public final GearTable gear;
    /** Threat cards. */
    public final ThreatTable threats;
    /** The row of enemy cards. */
    public final EnemyTable enemies;
    /** Medals of the campaign, if there is one. */
    public final AchievementTable achievements;
    /** Effects of all cards. */
    public final EffectTable effects;
    /** Actions that are on offer. */
    public final Forbidden forbidden;
    /** Which actions are on offer. */
    public final EnumSet<Forbidden.Action> actions = EnumSet.allOf(Forbidden.Action.class);
    /** Readings in force. */
    public final Options options;

    /**
     * Creates the tables of a mission.
     *
     * @param game without findings
     * @param missionId one of its missions
     */
    public GameTables(final GameData game, final String missionId) {
        this(
                game,
                missionId,
                game.playedParty(),
                new MapTable(game, game.missions().get(missionId)));
    }

    /**
     * Creates the tables of a mission for a party.
     *
     * @param game without findings
     * @param missionId one of its missions
     * @param played one of its parties
     * @param map of that mission; parties share it
     */
    public GameTables(final GameData game, final String missionId, final Party played, final MapTable map) {
        this.game = game;
        this.map = map;
        final Mission dossier = game.missions().get(missionId);
        final Map<String, Integer> gearNumbers =
                MissionTable.numbered(game.gear().keySet());
        forbidden = new Forbidden(game.forbid());
        actions.removeIf(action -> forbidden.has(Forbidden.action(action)));
        final Map<String, Integer> findable = new LinkedHashMap<>(gearNumbers);
        findable.keySet().removeIf(gear -> forbidden.has(Forbidden.gear(gear)));
        final Map<String, Integer> poiNumbers =
                MissionTable.numbered(dossier.pois().keySet());
        final EffectTable.Writer writer = new EffectTable.Writer(
                MissionTable.numbered(dossier.deploymentZones().keySet()), poiNumbers, findable);
        options = game.options();
        mission = new MissionTable(dossier, map, findable, poiNumbers, writer);
        gear = new GearTable(game.gear().values(), writer);
        threats = new ThreatTable(
                ThreatTable.ofSets(game, dossier),
                game.options().threatLevels() == Options.ThreatLevels.AT_LEAST,
                writer);
        enemies = new EnemyTable(
                dossier.enemyRow().stream().map(game.enemies()::get).toList());
        final List<String> party = played.heroes();
        heroes = new HeroTable[party.size()];
        for (int h = 0; h < heroes.length; h++) {
            final Hero hero = game.heroes().get(party.get(h));
            heroes[h] = new HeroTable(
                    hero,
                    dossier,
                    heroes.length == DUO ? DUO_HEALTH : 0, // RB-PC-1, RB-PC-4
                    game.options().duoHealing() == Options.DuoHealing.WITH_THE_BONUS,
                    carried(game, dossier, hero.id()).stream()
                            .mapToInt(gearNumbers::get)
                            .toArray(),
                    forbidden,
                    writer);
        }
        achievements = new AchievementTable(
                game.campaign()
                        .map(game.campaigns()::get)
                        .map(Campaign::achievements)
                        .orElse(Map.of()),
                writer);
        effects = writer.table();
    }

    /** Returns the mask of the gear that the party carries, or that it could find in this mission. */
    public long gearInPlay() {
        long there = mask(mission.fogGear) | mask(effects.gear);
        for (final HeroTable hero : heroes) {
            there |= mask(hero.startingGear);
        }
        return there;
    }

    /** Returns how many copies of a gear card fog cards and effects of this mission let a hero find. */
    public int finds(final int card) {
        return (int) IntStream.concat(Arrays.stream(mission.fogGear), Arrays.stream(effects.gear))
                .filter(gear -> gear == card)
                .count();
    }

    private static long mask(final int[] cards) {
        long mask = 0;
        for (final int card : cards) {
            mask |= card == EffectTable.NONE ? 0 : 1L << card;
        }
        return mask;
    }

    /**
     * Returns what a hero carries at the start: the gear of the loadout, or else what the dossier suggests
     * (RB-SETUP-10), without forbidden gear.
     */
    public static List<String> carried(final GameData game, final Mission dossier, final String hero) {
        final Map<String, List<String>> suggested = dossier.gear();
        final Forbidden forbidden = new Forbidden(game.forbid());
        return game
                .loadout()
                .map(game.loadouts()::get)
                .map(Loadout::gear)
                .map(own -> own.get(hero))
                .orElse(suggested.getOrDefault(hero, List.of()))
                .stream()
                .filter(gear -> !forbidden.has(Forbidden.gear(gear)))
                .toList();
    }
}
