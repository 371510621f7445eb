package org.sitrep.rulesets.rambo.mission;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.sitrep.rng.Mix64;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.campaign.CampaignPlay;
import org.sitrep.rulesets.rambo.campaign.CampaignState;
import org.sitrep.rulesets.rambo.campaign.CampaignTables;
import org.sitrep.rulesets.rambo.campaign.CampaignView;
import org.sitrep.rulesets.rambo.definition.Party;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.EventListener;

/**
 * What holds in every campaign, between its missions and in them, whoever is sent: missions keep
 * {@link MissionInvariants}, parties are drawn at random.
 */
final class CampaignInvariants extends EventListener<Event> implements CampaignPlay.Table {
    private final CampaignTables tables;
    private final CampaignState c;
    private final MissionState[] states;
    private final List<MissionInvariants> missions = new ArrayList<>();
    private final CampaignPlay play;
    private final TrialKey key = new TrialKey();
    private final int[] medals;
    private long seed;
    private long index;
    private int[] owned;
    private int parties;
    private int playing;
    private int chosen;
    private int sent;
    private int changes;

    CampaignInvariants(final CampaignTables tables, final Supplier<Bot<GameView>> bots) {
        this.tables = tables;
        c = new CampaignState(tables);
        states = new MissionState[tables.size()];
        medals = new int[tables.heroes.size()];
        for (int table = 0; table < states.length; table++) {
            states[table] = new MissionState(tables.at(table));
            missions.add(new MissionInvariants(states[table], bots.get(), new CampaignView(tables, c)));
        }
        play = new CampaignPlay(tables, c, states, this, this);
    }

    /** Plays a campaign; returns its state, which the next one overwrites. */
    CampaignState play(final long ofSeed, final long ofIndex) {
        seed = ofSeed;
        index = ofIndex;
        owned = new int[tables.copies.length];
        chosen = MissionState.NONE;
        sent = 0;
        play.play(key.set(seed, index));
        hold(Arrays.stream(c.served).sum() == sent, "everybody who was sent has served");
        for (int hero = 0; hero < medals.length; hero++) {
            hold((c.medals[hero] & ~c.earned[hero]) == 0, "nobody has a medal that somebody else earned");
            hold(tables.mayServe(hero) || c.served[hero] == 0, "only who may serve serves");
            hold(c.wonWith[hero] <= c.won, "won at most all that was won");
            hold(c.served[hero] > 0 || c.kills[hero] + c.wounds[hero] + c.earned[hero] == 0, "only who served did it");
        }
        hold(Arrays.stream(c.earned).map(Integer::bitCount).sum() == Integer.bitCount(c.medalsEarned), "a medal once");
        return c;
    }

    /** Returns the mask of all parties that have been sent. */
    int parties() {
        return parties;
    }

    /** Returns how often another party was sent than before it in the same campaign. */
    int changes() {
        return changes;
    }

    private void hold(final boolean holds, final String what) {
        if (!holds) {
            throw new AssertionError(what + ": campaign " + seed + " " + index);
        }
    }

    @Override
    protected void heard(final Event event, final int[] n) {
        switch (event) {
            case CAMPAIGN_MISSION -> mission(n[0], n[1]);
            case CAMPAIGN_PARTY -> party(n[1]);
            case CAMPAIGN_MISSION_OVER -> missionOver(n[0], n[1], n[2]);
            case CAMPAIGN_STASHED -> stashed(wide(0));
            case CAMPAIGN_EARNED -> earned(n[0], n[1]);
            default -> {}
        }
    }

    private void mission(final int mission, final int nth) {
        hold(nth <= tables.campaign.tries(), "tries");
        hold(mission == c.won, "the missions before it are won");
    }

    private void party(final int party) {
        changes += chosen >= 0 && chosen != party ? 1 : 0;
        chosen = party;
        parties |= 1 << party;
    }

    private void missionOver(final int mission, final int party, final int cause) {
        hold(tables.table(mission, party) == playing && cause == states[playing].cause, "the mission that was played");
        for (int hero = 0; hero < medals.length; hero++) {
            final boolean plays = tables.parties
                    .get(party)
                    .heroes()
                    .contains(tables.heroes.get(hero).id());
            hold((c.medals[hero] & ~medals[hero] & c.medalsEarned) == 0, "only a new medal comes in a mission");
            hold(plays || c.medals[hero] == medals[hero], "who is not there spends none");
        }
    }

    private void stashed(final long gear) {
        for (int card = 0; card < owned.length; card++) {
            hold(c.owned[card] == owned[card] + (gear >> card & 1), "one copy is new, the others are for good");
            hold(c.owned[card] <= tables.copies[card], "no more copies than there are");
        }
        owned = c.owned.clone();
    }

    private void earned(final int hero, final int medal) {
        final int party = playing % tables.parties();
        hold(tables.parties.get(party).heroes().contains(tables.heroes.get(hero).id()), "who earns a medal was there");
    }

    @Override
    public int choose(final int mission, final int nth) {
        hold(states[tables.table(mission, 0)].round == 0, "asked before the set-up");
        return Math.floorMod((int) Mix64.mix(seed * 31 + index * 7919 + nth), tables.parties());
    }

    @Override
    public void reset(final int table) {
        missions.get(table).reset();
    }

    @Override
    public void play(final int table, final int nth) {
        playing = table;
        final MissionState s = states[table];
        final int party = table % tables.parties();
        final Party who = tables.parties.get(party);
        hold(s.party == who.heroes().size(), "the party that was chosen");
        for (int card = 0; card < c.owned.length; card++) {
            hold(s.stash[card] + tables.suggested[table][card] == c.owned[card], "suggested gear is of the stash");
        }
        System.arraycopy(c.medals, 0, medals, 0, medals.length);
        for (int place = 0; place < s.party; place++) {
            final int hero = tables.hero(party, place);
            hold(s.table(place).hero == tables.heroes.get(hero), "each hero is who it is");
            hold(tables.heroes.get(hero).id().equals(who.heroes().get(place)), "in its place");
            hold(s.medals[place] == c.medals[hero], "its medals come along");
        }
        sent += s.party;
        missions.get(table).playOn(seed + Mix64.GAMMA * nth, index);
        final int[] there = s.stash.clone();
        for (int place = 0; place < s.party; place++) {
            for (int slot = 0; slot < s.gearCount[place]; slot++) {
                there[s.gear(place, slot)]++;
            }
        }
        for (int card = 0; card < there.length; card++) {
            hold(there[card] <= c.owned[card] + s.found[card], "what is carried is of the stash or found");
        }
    }
}
