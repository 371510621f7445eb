package org.sitrep.rulesets.purplehaze.coverage;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.sitrep.ruleset.ReachCounter;
import org.sitrep.rulesets.purplehaze.combat.Order;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.StoryTable;

/** Counts the content that Missions reach, alone or in a campaign. */
public final class ReachTrace extends ReachCounter<Event, Rolls> {
    private static final int LEVELS_OF_REST = 3;
    private static final int MIDDLING_FROM = 3;
    private static final int GOOD_FROM = 6;

    private final MissionState state;
    private final SquadState squad;
    private final StoryTable story;
    private final Map<ReachGroup, Group> groups = new EnumMap<>(ReachGroup.class);
    private int step;

    /**
     * Counts a playout from zero.
     *
     * @param state state of the playout, read while it is played
     * @param reachable content that its Mission or campaign can reach
     */
    public ReachTrace(final MissionState state, final Reachable reachable) {
        super(Event.class);
        this.state = state;
        squad = state.squad;
        story = state.tables.story;
        for (final ReachGroup each : ReachGroup.values()) {
            final Group group = group(each.title);
            groups.put(each, group);
            final List<String> names = reachable.names(each);
            for (int thing = 0; thing < names.size(); thing++) {
                group.add(names.get(thing), reachable.has(each, thing));
            }
        }
        countEntries();
        countCards();
        on(Event.MISSION_BEGINS, n -> countMarines());
        on(Event.ORDER, n -> countOrder(n[1]));
        count(ReachGroup.SKILLS_USED, Event.SKILL_USED, n -> n[1]);
        count(ReachGroup.ABILITIES_USED, Event.ABILITY_USED, n -> squad.cards.profile[n[0]]);
        count(ReachGroup.COMBAT_MARKERS, Event.COMBAT_MARKER, n -> n[0]);
        count(ReachGroup.TACTICS, Event.TACTICS_RESOLVED, n -> n[0]);
    }

    private void count(final ReachGroup group, final Event event, final ToIntFunction<int[]> thing) {
        on(event, n -> add(group, thing.applyAsInt(n)));
    }

    private void add(final ReachGroup group, final int thing) {
        groups.get(group).count(thing);
    }

    private void countEntries() {
        on(Event.STEP, n -> step = n[0]);
        count(ReachGroup.STEPS, Event.STEP, n -> n[0]);
        count(ReachGroup.WAYS, Event.WAY_TAKEN, n -> way(n[1], n[0]));
        count(ReachGroup.EVENTS, Event.EVENT_REVEALED, n -> Reachable.event(state.tables, state.mission, n[0]));
        count(ReachGroup.ENCOUNTERS, Event.ENCOUNTER_DRAWN, n -> n[0]);
        count(ReachGroup.BOXES, Event.BEGINS, n -> story.box[step]);
        count(ReachGroup.OBJECTIVES, Event.OBJECTIVE_MET, n -> Reachable.objective(state.tables, state.mission, n[0]));
        count(ReachGroup.REST_LINES, Event.REST_ROLLED, n -> restLine(n[0], n[1] + n[2], n[3]));
    }

    private void countCards() {
        count(ReachGroup.BOONS_DRAWN, Event.BOON_DRAWN, n -> n[1]);
        count(ReachGroup.BOONS_PLAYED, Event.BOON_PLAYED, n -> n[1]);
        count(ReachGroup.CHARMS_FOUND, Event.CHARM_FOUND, n -> n[1]);
        count(ReachGroup.CHARMS_USED, Event.CHARM_USED, n -> squad.charm[n[0]]);
        count(ReachGroup.WOUNDS, Event.WOUND_DRAWN, n -> n[1]);
        count(ReachGroup.CONDITIONS, Event.CONDITION_DRAWN, n -> n[1]);
    }

    /** Returns the number of a way on from a step with several ways; a negative number otherwise. */
    private int way(final int from, final int way) {
        final int first = story.firstTarget[from];
        return story.firstTarget[from + 1] - first > 1 ? first + way : -1;
    }

    private static int restLine(final int place, final int sum, final int second) {
        final int band = sum >= GOOD_FROM ? 2 : sum >= MIDDLING_FROM ? 1 : 0;
        return (place * LEVELS_OF_REST + band) * LEVELS_OF_REST + (second - 1) / 2;
    }

    private void countMarines() {
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            if (squad.isPresent(marine)) {
                add(ReachGroup.PROFILES, squad.cards.profile[marine]);
                if (Reachable.alwaysActs(state.tables.components, squad.cards.profile[marine])) {
                    add(ReachGroup.ABILITIES_IN_FORCE, squad.cards.profile[marine]);
                }
                countSkills(marine);
            }
        }
    }

    private void countSkills(final int marine) {
        for (final SkillId skill : SkillId.values()) {
            if (squad.cards.has(marine, skill) && Reachable.alwaysActs(skill)) {
                add(ReachGroup.SKILLS_IN_FORCE, skill.ordinal());
            }
        }
    }

    private void countOrder(final int order) {
        if (Order.kind(order) == Order.SKILL) {
            add(ReachGroup.SKILLS_USED, Order.skill(order));
        } else if (Order.kind(order) == Order.FIRE) {
            countFire(order);
        }
    }

    private void countFire(final int order) {
        if (Order.has(order, Order.SMOKE) && Order.mode(order) < state.tables.components.modes.count) {
            add(ReachGroup.SKILLS_USED, SkillId.POP_SMOKE.ordinal()); // a grenade has no mode
        }
        if (Order.has(order, Order.EXTRA_AMMO)) {
            add(ReachGroup.SKILLS_USED, SkillId.EXTRA_AMMO.ordinal());
        }
        if (Order.has(order, Order.STANDING)) {
            add(ReachGroup.SKILLS_USED, SkillId.STAND_AND_FIRE.ordinal());
        }
    }
}
