package org.sitrep.rulesets.purplehaze.coverage;

import org.sitrep.rulesets.purplehaze.campaign.CampaignTrace;
import org.sitrep.rulesets.purplehaze.combat.Order;
import org.sitrep.rulesets.purplehaze.definition.Ability;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.StoryTable;

/** Counts what missions reach. */
public final class ReachTrace extends CampaignTrace {
    private static final int LEVELS_OF_REST = 3;
    private static final int MIDDLING_FROM = 3;
    private static final int GOOD_FROM = 6;
    private static final Ability.Kind[] ABILITIES = Ability.Kind.values();

    private final MissionState state;
    private final SquadState squad;
    private final StoryTable story;
    private final ReachedCounts counts;
    private int step;

    /**
     * Counts what is told of a playout.
     *
     * @param state of that playout, read while it is played
     * @param counts of what its Mission or campaign can reach
     */
    public ReachTrace(final MissionState state, final ReachedCounts counts) {
        this.state = state;
        this.counts = counts;
        squad = state.squad;
        story = state.tables.story;
    }

    @Override
    public void missionBegins() {
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            if (squad.isPresent(marine)) {
                counts.add(ReachGroup.PROFILES, squad.cards.profile[marine]);
                if (Reachable.alwaysActs(ABILITIES[squad.cards.ability[marine]])) {
                    counts.add(ReachGroup.ABILITIES_IN_FORCE, squad.cards.ability[marine]);
                }
                countSkills(marine);
            }
        }
    }

    private void countSkills(final int marine) {
        for (final SkillId skill : SkillId.values()) {
            if (squad.cards.has(marine, skill) && Reachable.alwaysActs(skill)) {
                counts.add(ReachGroup.SKILLS_IN_FORCE, skill.ordinal());
            }
        }
    }

    @Override
    public void step(final int taken) {
        step = taken;
        counts.add(ReachGroup.STEPS, taken);
    }

    @Override
    public void wayTaken(final int from, final int way) {
        if (story.firstTarget[from + 1] - story.firstTarget[from] > 1) {
            counts.add(ReachGroup.WAYS, story.firstTarget[from] + way);
        }
    }

    @Override
    public void eventRevealed(final int marker) {
        counts.add(ReachGroup.EVENTS, Reachable.event(state.tables, state.mission, marker));
    }

    @Override
    public void encounterDrawn(final int card) {
        counts.add(ReachGroup.ENCOUNTERS, card);
    }

    @Override
    public void begins() {
        counts.add(ReachGroup.BOXES, story.box[step]);
    }

    @Override
    public void objectiveMet(final int objective) {
        counts.add(ReachGroup.OBJECTIVES, Reachable.objective(state.tables, state.mission, objective));
    }

    @Override
    public void restRolled(final int place, final int first, final int added, final int second) {
        final int sum = first + added;
        final int band = sum >= GOOD_FROM ? 2 : sum >= MIDDLING_FROM ? 1 : 0;
        counts.add(ReachGroup.REST_LINES, (place * LEVELS_OF_REST + band) * LEVELS_OF_REST + (second - 1) / 2);
    }

    @Override
    public void boonDrawn(final int marine, final int card, final int kept) {
        counts.add(ReachGroup.BOONS_DRAWN, card);
    }

    @Override
    public void boonPlayed(final int marine, final int card) {
        counts.add(ReachGroup.BOONS_PLAYED, card);
    }

    @Override
    public void abilityUsed(final int marine) {
        counts.add(ReachGroup.ABILITIES_USED, squad.cards.ability[marine]);
    }

    @Override
    public void skillUsed(final int marine, final int skill) {
        counts.add(ReachGroup.SKILLS_USED, skill);
    }

    @Override
    public void order(final int marine, final int order) {
        if (Order.kind(order) == Order.SKILL) {
            counts.add(ReachGroup.SKILLS_USED, Order.skill(order));
        } else if (Order.kind(order) == Order.FIRE) {
            countFire(order);
        }
    }

    private void countFire(final int order) {
        if (Order.has(order, Order.SMOKE) && Order.mode(order) < state.tables.components.modes.count) {
            counts.add(ReachGroup.SKILLS_USED, SkillId.POP_SMOKE.ordinal()); // a grenade has no mode
        }
        if (Order.has(order, Order.EXTRA_AMMO)) {
            counts.add(ReachGroup.SKILLS_USED, SkillId.EXTRA_AMMO.ordinal());
        }
        if (Order.has(order, Order.STANDING)) {
            counts.add(ReachGroup.SKILLS_USED, SkillId.STAND_AND_FIRE.ordinal());
        }
    }

    @Override
    public void charmFound(final int marine, final int charm) {
        counts.add(ReachGroup.CHARMS_FOUND, charm);
    }

    @Override
    public void charmUsed(final int marine) {
        counts.add(ReachGroup.CHARMS_USED, squad.charm[marine]);
    }

    @Override
    public void woundIgnored(final int marine, final int card) {
        counts.add(ReachGroup.CHARMS_USED, squad.charm[marine]);
    }

    @Override
    public void woundDrawn(final int marine, final int card, final int kept, final int cubes) {
        counts.add(ReachGroup.WOUNDS, card);
    }

    @Override
    public void conditionDrawn(final int marine, final int card, final int kept) {
        counts.add(ReachGroup.CONDITIONS, card);
    }

    @Override
    public void combatMarker(final int marker) {
        counts.add(ReachGroup.COMBAT_MARKERS, marker);
    }

    @Override
    public void tacticsResolved(final int marker) {
        counts.add(ReachGroup.TACTICS, marker);
    }
}
