package org.sitrep.rulesets.purplehaze.tables;

import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.Campaign;
import org.sitrep.rulesets.purplehaze.definition.Profile;
import org.sitrep.rulesets.purplehaze.definition.RestPlace;

/**
 * A campaign (PH-CAM-1): its Missions, its log, its Motivations, the pool of Profiles and the tables of R&amp;R.
 * Immutable.
 */
public final class CampaignTable {
    /** Bands of the first D6 of R&amp;R: bad, middling, good. */
    public static final int BANDS = 3;
    /** Lines of a band, selected by the second D6. */
    public static final int LINES = 3;

    /** The definition that the table was made from. */
    public final Campaign definition;
    /** The Missions in order. */
    public final MissionTable[] missions;
    /** Log entries that persist from Mission to Mission, as a mask. */
    public final long log;
    /** Numbers of the Motivations. */
    public final Index motivations;
    /** Profiles in the pool at the start, as a mask (PH-MAR-7). */
    public final long pool;
    /** Equipment that Marines may be given. */
    public final OutfitTable outfit;
    /** Numbers of the places of R&amp;R. */
    public final Index places;
    /** The place whose table other places may refer to, or {@link Index#NONE}. */
    public final int base;

    private final Campaign.Motivation[] counted;
    private final int[] restLines;

    /** Makes the table of a campaign from a bound and checked document. */
    public CampaignTable(final MissionTables tables, final Campaign campaign) {
        final GameTables components = tables.components;
        definition = campaign;
        missions = campaign.missions().stream()
                .map(id -> tables.missions[tables.missionIndex.of(id)])
                .toArray(MissionTable[]::new);
        log = components.flagsOf(campaign.log());
        motivations = new Index(campaign.motivations());
        counted = campaign.motivations().values().toArray(Campaign.Motivation[]::new);
        long drawn = 0;
        for (final Profile profile : components.game.profiles().values()) {
            drawn |= profile.special() ? 0 : 1L << components.profiles.index.of(profile.id());
        }
        pool = drawn;
        outfit = new OutfitTable(components);
        places = new Index(components.game.rest());
        base = places.ids().indexOf(RestPlace.BASE);
        restLines = new int[places.size() * BANDS * LINES];
        components.game.rest().values().forEach(place -> putLines(tables.story, place));
    }

    private void putLines(final StoryTable story, final RestPlace place) {
        final List<List<String>> bands = List.of(place.bad(), place.middling(), place.good());
        for (int band = 0; band < BANDS; band++) {
            for (int line = 0; line < LINES; line++) {
                restLines[(places.of(place.id()) * BANDS + band) * LINES + line] =
                        story.restLine(place.id(), bands.get(band).get(line));
            }
        }
    }

    /** Returns the first step of a line of R&amp;R. */
    public int restLine(final int place, final int band, final int line) {
        return restLines[(place * BANDS + band) * LINES + line];
    }

    /** Returns the first steps of all lines of R&amp;R, place by place, band by band. */
    public int[] restLines() {
        return restLines.clone();
    }

    /** Returns the metric that a Motivation counts. */
    public Campaign.Metric metric(final int motivation) {
        return counted[motivation].metric();
    }

    /** Returns the ending by a Motivation (PH-MAR-8): 0 bad, 1 middling, 2 good. */
    public int ending(final int motivation, final int count) {
        final Campaign.Motivation by = counted[motivation];
        if (by.metric() == Campaign.Metric.LOSSES) {
            return count <= by.good() ? 2 : count <= by.middling() ? 1 : 0;
        }
        return count >= by.good() ? 2 : count >= by.middling() ? 1 : 0;
    }
}
