package org.sitrep.rulesets.purplehaze.coverage;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.rulesets.purplehaze.definition.Ability;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Specialization.Skill;
import org.sitrep.rulesets.purplehaze.definition.TacticsMarker;
import org.sitrep.rulesets.purplehaze.tables.CampaignTable;
import org.sitrep.rulesets.purplehaze.tables.CardOp;
import org.sitrep.rulesets.purplehaze.tables.EffectOp;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.rulesets.purplehaze.tables.Pieces;
import org.sitrep.rulesets.purplehaze.tables.SpecializationTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.rulesets.purplehaze.tables.StoryReach;
import org.sitrep.rulesets.purplehaze.tables.StoryTable;
import org.sitrep.scenario.Words;

/** The content of each group by name, and the part that a Mission or a campaign can reach. Immutable. */
public final class Reachable {
    /** Skills that report their use; the others always act. */
    private static final Set<SkillId> SKILLS_CALLED = EnumSet.of(
            SkillId.PULL_BACK,
            SkillId.GO_AGAIN,
            SkillId.ARTILLERY,
            SkillId.AIR_STRIKE,
            SkillId.ILLUMINATION,
            SkillId.EXTRA_AMMO,
            SkillId.STAND_AND_FIRE,
            SkillId.SUPPRESS,
            SkillId.TRAIL_SENSE,
            SkillId.POP_SMOKE,
            SkillId.PEP_TALK,
            SkillId.PATCH_UP);

    private static final int MARKERS = MissionTable.MOST_EVENTS + 1;
    private static final int OBJECTIVES = Integer.SIZE;

    private final MissionTables tables;
    private final GameTables components;
    private final StoryTable story;
    private final Map<ReachGroup, List<String>> names = new EnumMap<>(ReachGroup.class);
    private final Map<ReachGroup, BitSet> within = new EnumMap<>(ReachGroup.class);

    private Reachable(final MissionTables tables) {
        this.tables = tables;
        components = tables.components;
        story = tables.story;
    }

    /** Returns the content that a Mission played alone by a squad can reach. */
    public static Reachable inMission(
            final MissionTables tables, final MissionTable mission, final StartingSquad squad) {
        final Reachable reachable = new Reachable(tables);
        reachable.putEntries(List.of(mission), new int[0]);
        reachable.putCards(squad.charm);
        reachable.putMarines(
                profile -> IntStream.of(squad.profile).anyMatch(served -> served == profile),
                (marine, level) -> squad.level[marine] == level);
        return reachable;
    }

    /** Returns the content that a campaign can reach. */
    public static Reachable inCampaign(final MissionTables tables, final CampaignTable campaign) {
        final Reachable reachable = new Reachable(tables);
        reachable.putEntries(List.of(campaign.missions), campaign.restLines());
        reachable.putCards(new int[0]);
        reachable.putMarines(profile -> true, (marine, level) -> true);
        return reachable;
    }

    /** Returns whether the Ability of a Profile only acts without reporting a use. */
    static boolean alwaysActs(final GameTables tables, final int profile) {
        return (tables.texts.ops[tables.texts.firstAbility + profile] & ~CardOp.IN_FORCE) == 0;
    }

    /** Returns whether a skill acts without a request. */
    static boolean alwaysActs(final SkillId skill) {
        return !SKILLS_CALLED.contains(skill);
    }

    /** Returns the names of all things of a group. */
    List<String> names(final ReachGroup group) {
        return names.get(group);
    }

    /** Returns whether a thing can be reached. */
    boolean has(final ReachGroup group, final int thing) {
        return within.get(group).get(thing);
    }

    /** Returns the number of an Event marker among those of all Missions. */
    static int event(final MissionTables tables, final MissionTable mission, final int marker) {
        return tables.missionIndex.of(mission.definition.id()) * MARKERS + marker;
    }

    /** Returns the number of an objective among those of all Missions. */
    static int objective(final MissionTables tables, final MissionTable mission, final int objective) {
        return tables.missionIndex.of(mission.definition.id()) * OBJECTIVES + objective;
    }

    private void put(final ReachGroup group, final List<String> all, final IntPredicate reached) {
        names.put(group, List.copyOf(all));
        final BitSet set = new BitSet();
        IntStream.range(0, all.size()).filter(reached).forEach(set::set);
        within.put(group, set);
    }

    private void put(final ReachGroup group, final Pieces<?> all, final IntPredicate reached) {
        put(group, all.index.ids(), reached);
    }

    private void putEntries(final List<MissionTable> missions, final int[] restLines) {
        final BitSet steps = steps(missions, restLines);
        put(
                ReachGroup.STEPS,
                IntStream.range(0, story.steps).mapToObj(story::path).toList(),
                steps::get);
        putWays(steps);
        putPerMission(missions);
        put(ReachGroup.ENCOUNTERS, tables.encounters, card -> steps.get(tables.encounters.entry[card]));
        put(ReachGroup.BOXES, tables.boxIndex.ids(), box -> steps.stream().anyMatch(step -> story.box[step] == box));
        put(ReachGroup.REST_LINES, restLineNames(), line -> restLines.length > 0);
        put(ReachGroup.CHARMS_FOUND, components.charms, charm -> steps.stream().anyMatch(this::givesCharm));
    }

    private BitSet steps(final List<MissionTable> missions, final int[] restLines) {
        final BitSet steps =
                StoryReach.steps(story, IntStream.of(restLines).boxed().toList());
        missions.forEach(mission -> steps.or(StoryReach.steps(tables, mission)));
        return steps;
    }

    private void putWays(final BitSet steps) {
        final List<String> ways = new ArrayList<>();
        final BitSet forks = new BitSet();
        for (int step = 0; step < story.steps; step++) {
            final int count = story.firstTarget[step + 1] - story.firstTarget[step];
            final List<String> labels = story.labels(step);
            for (int way = 0; way < count; way++) {
                forks.set(ways.size(), count > 1 && steps.get(step));
                ways.add(story.path(step) + " " + labels.get(way));
            }
        }
        put(ReachGroup.WAYS, ways, forks::get);
    }

    private void putPerMission(final List<MissionTable> missions) {
        final List<String> events = new ArrayList<>();
        final List<String> objectives = new ArrayList<>();
        for (final MissionTable mission : tables.missions) {
            final boolean played = missions.contains(mission);
            for (int marker = 0; marker < MARKERS; marker++) {
                final boolean exists = played && mission.eventEntry[marker] != Index.NONE;
                events.add(exists ? "missions." + mission.definition.id() + ".events." + marker : "");
            }
            for (int o = 0; o < OBJECTIVES; o++) {
                final boolean exists = played && o < mission.objectives.count;
                objectives.add(
                        exists
                                ? "missions." + mission.definition.id() + ".objectives."
                                        + mission.objectives.index.id(o)
                                : "");
            }
        }
        put(ReachGroup.EVENTS, events, event -> !events.get(event).isEmpty());
        put(
                ReachGroup.OBJECTIVES,
                objectives,
                objective -> !objectives.get(objective).isEmpty());
    }

    private List<String> restLineNames() {
        final List<String> lines = new ArrayList<>();
        components.game.rest().values().forEach(place -> {
            final List<List<String>> bands = List.of(place.bad(), place.middling(), place.good());
            bands.forEach(band -> band.forEach(line -> lines.add("rest." + place.id() + ".entries." + line)));
        });
        return lines;
    }

    private boolean givesCharm(final int step) {
        return IntStream.range(story.firstEffect[step], story.firstEffect[step + 1])
                .anyMatch(row -> story.effects.op[row] == EffectOp.CHARMS.ordinal());
    }

    private void putCards(final int[] charmsAtStart) {
        final BitSet found = within.get(ReachGroup.CHARMS_FOUND);
        put(
                ReachGroup.CHARMS_USED,
                components.charms,
                charm -> (components.texts.ops[components.texts.firstCharm + charm] & ~CardOp.IN_FORCE) != 0
                        && (found.get(charm) || IntStream.of(charmsAtStart).anyMatch(held -> held == charm)));
        put(ReachGroup.BOONS_DRAWN, components.boons, card -> true);
        put(ReachGroup.BOONS_PLAYED, components.boons, card -> true);
        put(ReachGroup.WOUNDS, components.wounds, card -> true);
        put(ReachGroup.CONDITIONS, components.conditions, card -> true);
        put(ReachGroup.COMBAT_MARKERS, components.markers.combat, marker -> true);
        final Pieces<TacticsMarker> tactics = components.markers.tactics;
        put(ReachGroup.TACTICS, tactics, marker -> tactics.get(marker).inPool() > 0);
    }

    /** Decides whether a Marine of a Specialization may have a level. */
    private interface Levels {
        boolean has(int marine, int level);
    }

    private void putMarines(final IntPredicate serves, final Levels levels) {
        put(ReachGroup.PROFILES, components.profiles, serves);
        final List<String> abilities = IntStream.range(0, components.profiles.count)
                .mapToObj(profile -> abilityId(components.profiles.get(profile).ability()))
                .toList();
        put(ReachGroup.ABILITIES_USED, abilities, profile -> serves.test(profile) && !alwaysActs(components, profile));
        put(
                ReachGroup.ABILITIES_IN_FORCE,
                abilities,
                profile -> serves.test(profile) && alwaysActs(components, profile));
        final BitSet skills = skills(levels);
        final SkillId[] all = SkillId.values();
        put(ReachGroup.SKILLS_USED, ids(all), skill -> skills.get(skill) && !alwaysActs(all[skill]));
        put(ReachGroup.SKILLS_IN_FORCE, ids(all), skill -> skills.get(skill) && alwaysActs(all[skill]));
    }

    private static String abilityId(final Ability ability) {
        return ability.name().toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    private BitSet skills(final Levels levels) {
        final BitSet skills = new BitSet();
        for (int marine = 0; marine < StartingSquad.MARINES; marine++) {
            for (int level = 1; level <= SpecializationTable.LEVELS; level++) {
                final int first = SpecializationTable.row(marine, level) * SpecializationTable.SKILLS;
                for (int skill = 0; skill < SpecializationTable.SKILLS && levels.has(marine, level); skill++) {
                    skills.set(
                            skill, skills.get(skill) || components.specializations.skill[first + skill] != Skill.NONE);
                }
            }
        }
        return skills;
    }

    private static List<String> ids(final Enum<?>[] values) {
        return Stream.of(values).map(Words::of).toList();
    }
}
