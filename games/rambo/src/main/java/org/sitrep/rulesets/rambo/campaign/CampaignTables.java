package org.sitrep.rulesets.rambo.campaign;

import java.util.List;
import org.sitrep.rulesets.rambo.definition.Campaign;
import org.sitrep.rulesets.rambo.definition.Forbidden;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Hero;
import org.sitrep.rulesets.rambo.definition.Party;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.HeroTable;
import org.sitrep.rulesets.rambo.tables.MapTable;

/**
 * Holds what a campaign is played with: one table per mission and party that may play it. Immutable, shared by threads.
 */
public final class CampaignTables {
    /** The campaign as data. */
    public final Campaign campaign;
    /** Parties that the players choose from; the one that plays if there is no choice. */
    public final List<Party> parties;
    /** All heroes of the game; a hero's number is its index in the data, in any party. */
    public final List<Hero> heroes;
    /** The missions in order, as the first of the parties plays them. */
    public final GameTables[] missions;

    private final GameTables[] tables;
    /** Number of the hero at each index of each party, {@code party * HEROES + place}. */
    private final int[] number;
    /** Copies of each gear card that the dossier suggests to the party of each table. */
    public final int[][] suggested;
    /** Copies of each gear card that each mission's success brings. */
    public final int[][] rewards;
    /**
     * Copies of each gear card: the most that one mission gives a party, by suggestions, finds and rewards. The
     * rulebook does not say how many there are (GAP-GEAR).
     */
    public final int[] copies;

    /** Creates the tables of the campaign that a document plays. */
    public CampaignTables(final GameData game) {
        campaign = game.campaigns().get(game.campaign().orElseThrow());
        parties = campaign.parties().size() < 2
                ? List.of(game.playedParty())
                : campaign.parties().stream().map(game.parties()::get).toList();
        heroes = List.copyOf(game.heroes().values());
        number = new int[parties.size() * MissionState.HEROES];
        for (int party = 0; party < parties.size(); party++) {
            for (int place = 0; place < parties.get(party).heroes().size(); place++) {
                number[party * MissionState.HEROES + place] = heroes.indexOf(
                        game.heroes().get(parties.get(party).heroes().get(place)));
            }
        }
        missions = new GameTables[campaign.missions().size()];
        tables = new GameTables[missions.length * parties.size()];
        copies = new int[game.gear().size()];
        suggested = new int[tables.length][copies.length];
        rewards = new int[missions.length][copies.length];
        for (int m = 0; m < missions.length; m++) {
            addMission(game, m);
        }
    }

    private void addMission(final GameData game, final int m) {
        final String id = campaign.missions().get(m);
        final MapTable map = new MapTable(game, game.missions().get(id));
        final Forbidden forbidden = new Forbidden(game.forbid());
        final List<String> gear = List.copyOf(game.gear().keySet());
        for (final String reward : game.missions().get(id).rewards()) {
            rewards[m][gear.indexOf(reward)] += forbidden.has(Forbidden.gear(reward)) ? 0 : 1;
        }
        for (int party = 0; party < parties.size(); party++) {
            final int table = table(m, party);
            tables[table] = new GameTables(game, id, parties.get(party), map);
            for (final HeroTable hero : tables[table].heroes) {
                for (final int card : hero.startingGear) {
                    suggested[table][card]++;
                }
            }
            for (int card = 0; card < copies.length; card++) {
                final int given = suggested[table][card] + tables[table].finds(card) + rewards[m][card];
                copies[card] = Math.max(copies[card], given);
            }
        }
        missions[m] = tables[table(m, 0)];
    }

    /** Returns how many parties there are to choose from; 1 if there is no choice. */
    public int parties() {
        return parties.size();
    }

    /** Returns the number of a mission's table for a party; the tables of a mission are consecutive. */
    public int table(final int mission, final int party) {
        return mission * parties.size() + party;
    }

    /** Returns how many tables there are. */
    public int size() {
        return tables.length;
    }

    /** Returns all tables in the order of their numbers. */
    public List<GameTables> all() {
        return List.of(tables);
    }

    /** Returns a table by its number. */
    public GameTables at(final int table) {
        return tables[table];
    }

    /** Returns the number of the hero at an index of a party. */
    public int hero(final int party, final int place) {
        return number[party * MissionState.HEROES + place];
    }

    /** Returns whether a hero is in any of the parties. */
    public boolean mayServe(final int hero) {
        return parties.stream()
                .anyMatch(party -> party.heroes().contains(heroes.get(hero).id()));
    }
}
