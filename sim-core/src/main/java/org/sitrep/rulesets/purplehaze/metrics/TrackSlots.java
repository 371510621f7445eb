package org.sitrep.rulesets.purplehaze.metrics;

import static org.sitrep.outcome.SlotList.names;

import java.util.List;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Series;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.SlotList;
import org.sitrep.rulesets.purplehaze.definition.ClockTime;
import org.sitrep.rulesets.purplehaze.mission.Clock;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;

/** The tracks of a Mission by the hour, its length, what the Squad does in that time and what it uses up. Immutable. */
final class TrackSlots {
    private static final int MOST_STEPS = 250;

    private final int hours;
    private final int threat;
    private final int stamina;
    private final int time;
    private final int actions;
    private final int supplies;

    TrackSlots(final SlotList slots, final MissionTable mission) {
        final int mostMinutes = mission.lastsAtMost + ClockTime.DAY; // its limit and one action more
        final int mostRounds =
                mostMinutes / ClockTime.STEP + SquadState.MARINES; // flying out wounded men alone takes no time
        hours = Math.min(MissionRecord.MOST_HOURS, mission.lastsAtMost / Clock.HOUR) + 1;
        time = slots.hours("hours", "Duration", mostMinutes, Better.NEUTRAL);
        slots.hours("hours.march", "Hours marched", mostMinutes, Better.NEUTRAL);
        slots.hours("hours.rest", "Hours rested", mostMinutes, Better.NEUTRAL);
        slots.hours("hours.other", "Hours spent otherwise", mostMinutes, Better.NEUTRAL);
        threat = addTrack(slots, mission.clock, "threat", "Threat", MissionState.MOST_THREAT, Better.LOWER);
        stamina = addTrack(slots, mission.clock, "stamina", "SP", MissionState.MOST_STAMINA, Better.HIGHER);
        actions = addActions(slots, mostRounds);
        supplies = addSupplies(slots);
        addGroups(slots);
    }

    /** Adds what a track shows in the end, and its course. */
    private int addTrack(
            final SlotList slots,
            final int clock,
            final String name,
            final String unit,
            final int max,
            final Better better) {
        final String label = name.equals("threat") ? "Threat" : "Stamina";
        final int first = slots.count(name + ".final", label + " at the end", unit, max, better);
        for (int hour = 0; hour < hours; hour++) {
            slots.count(name + ".hour." + hour, label + " after " + hour + " h", unit, max, better);
        }
        slots.builder()
                .add(new Series(
                        name + ".hour",
                        label,
                        "hour",
                        unit,
                        names(hours, hour -> name + ".hour." + hour),
                        names(
                                hours,
                                hour -> "+" + hour + " h "
                                        + new ClockTime((clock + hour * Clock.HOUR) % ClockTime.DAY))));
        return first;
    }

    private static int addActions(final SlotList slots, final int mostRounds) {
        final int first = slots.count("rounds", "Action Rounds", "rounds", mostRounds, Better.NEUTRAL);
        slots.count("marches", "Marches", "Marches", mostRounds, Better.NEUTRAL);
        slots.count("marches.forced", "Forced Marches", "Marches", mostRounds, Better.LOWER);
        slots.count("bivouacs", "Bivouacs, Night Bivouacs apart", "Bivouacs", mostRounds, Better.NEUTRAL);
        slots.count("bivouacs.night", "Night Bivouacs", "Bivouacs", mostRounds, Better.NEUTRAL);
        slots.count("firstAid", "Times First Aid is given", "times", MOST_STEPS, Better.NEUTRAL);
        slots.count("flights", "Helicopters", "helicopters", SquadState.MARINES + 1, Better.NEUTRAL);
        slots.count("eaz", "Times an EAZ raises Threat", "times", MOST_STEPS, Better.LOWER);
        return first;
    }

    private static int addSupplies(final SlotList slots) {
        final int first = slots.count(
                "ammo.spent", "Steps of ammo and grenades spent in combats", "steps", MOST_STEPS, Better.LOWER);
        slots.count("rations", "Rations eaten", "rations", MOST_STEPS, Better.NEUTRAL);
        slots.count("equipment.dropped", "Items dropped", "items", MOST_STEPS, Better.LOWER);
        slots.count("boonCards", "Boon cards drawn", "cards", 200, Better.HIGHER);
        slots.count("boonCards.played", "Boon cards played", "cards", 32, Better.NEUTRAL);
        slots.count("boonPoints", "Boon points at the end", "points", 200, Better.HIGHER);
        slots.count("abilities", "Times an Ability is used", "times", MOST_STEPS, Better.NEUTRAL);
        slots.count("charms", "Times a Lucky Charm is used", "times", MOST_STEPS, Better.NEUTRAL);
        return first;
    }

    private static void addGroups(final SlotList slots) {
        slots.list(
                "time",
                "Where the time goes",
                "How many hours are spent on what?",
                Group.Kind.PER_SUBJECT,
                List.of("hours.march", "hours.rest", "hours.other"),
                List.of("Marches", "Bivouacs", "Events, Encounters and landing zones"));
        slots.list(
                "actions",
                "How long it takes",
                "How long is the Squad out, and how is it in the end?",
                Group.Kind.THEME,
                List.of("hours", "rounds", "marches", "marches.forced", "threat.final", "stamina.final"),
                List.of(
                        "Duration",
                        "Action Rounds",
                        "Marches",
                        "Forced Marches",
                        "Threat at the end",
                        "Stamina at the end"));
        slots.table(
                "supplies",
                "What else is done and used up",
                "How often does the Squad rest, heal, fly, draw and play, and what does it spend?",
                List.of(
                        "events",
                        "encounters",
                        "bivouacs",
                        "bivouacs.night",
                        "firstAid",
                        "flights",
                        "eaz",
                        "ammo.spent",
                        "rations",
                        "equipment.dropped",
                        "boonCards",
                        "boonCards.played",
                        "boonPoints",
                        "abilities",
                        "charms"),
                List.of(
                        "Events resolved",
                        "Encounters",
                        "Bivouacs, Night Bivouacs apart",
                        "Night Bivouacs",
                        "First Aid",
                        "Helicopters",
                        "An EAZ raises Threat",
                        "Ammo and grenades spent in combats",
                        "Rations eaten",
                        "Items dropped",
                        "Boon cards drawn",
                        "Boon cards played",
                        "Boon points at the end",
                        "Abilities used",
                        "Lucky Charms used"),
                "A Mission");
    }

    void fill(final MissionState state, final Outcome into) {
        final MissionRecord record = state.record;
        final int elapsed = state.elapsed();
        into.set(time, elapsed);
        into.set(time + 1, record.marchMinutes);
        into.set(time + 2, record.restMinutes);
        into.set(time + 3, elapsed - record.marchMinutes - record.restMinutes);
        into.set(threat, state.threat);
        into.set(stamina, state.stamina);
        for (int hour = 0; hour < Math.min(hours, record.hours); hour++) {
            into.set(threat + 1 + hour, record.threatAt[hour]);
            into.set(stamina + 1 + hour, record.staminaAt[hour]);
        }
        int at = actions;
        into.set(at++, state.round);
        into.set(at++, state.marches);
        into.set(at++, record.forcedMarches);
        into.set(at++, record.bivouacs);
        into.set(at++, record.nightBivouacs);
        into.set(at++, record.firstAids);
        into.set(at++, record.flights);
        into.set(at, record.eazRises);
        fillSupplies(state, into);
    }

    private void fillSupplies(final MissionState state, final Outcome into) {
        final SquadState squad = state.squad;
        int points = 0;
        int abilities = 0;
        int charms = 0;
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            points += squad.boonPoints[marine];
            abilities += squad.abilityUsed[marine];
            charms += squad.charmUsed[marine] + squad.woundsIgnored[marine];
        }
        int at = supplies;
        into.set(at++, state.record.ammoSpent);
        into.set(at++, state.record.rations);
        into.set(at++, squad.shed);
        into.set(at++, state.record.boonCards);
        into.set(at++, Integer.bitCount(squad.boonUsed));
        into.set(at++, points);
        into.set(at++, abilities);
        into.set(at, charms);
    }
}
