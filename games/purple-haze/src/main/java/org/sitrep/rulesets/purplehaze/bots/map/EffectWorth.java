package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.definition.Effect;
import org.sitrep.rulesets.purplehaze.definition.Who;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.mission.StoryView;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.EffectOp;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.Passage;

/**
 * Computes the worth of a step's effects to the Squad in its present state. The unit is about a point of Damage on each
 * of two fresh Marines.
 */
final class EffectWorth {
    static final double DAMAGE = 0.45;
    private static final double STRESS = 0.3;
    static final double WOUND = 3;
    static final double CUBE = 3;
    private static final double CONDITION = 1.5;
    private static final double EXPERIENCE = 0.4;
    private static final double BOON_POINT = 0.3;
    private static final double BOON_CARD = 0.8;
    private static final double CHARM = 1;
    private static final double AMMO = 0.3;
    private static final double GEAR = 0.4;
    private static final double THREAT = 0.4;
    private static final double HIGH_THREAT = 0.7;
    private static final double THREAT_DIE = 0.25;
    private static final double STAMINA = 0.3;
    private static final double SHIFT = 0.4;
    private static final double EAZ = 0.6;
    private static final double ESCORT = 1;
    private static final double TRAIT = 0.5;
    private static final double LOG = 0.3;
    /** The worth of a log entry to the planner, which also considers combat boxes that read it. */
    private static final double LOG_WITH_BOXES = 0.6;

    private static final double PRIMARY = 12;
    private static final double SECONDARY = 5;
    /** The share of an objective's worth that a forbidden log entry costs while the objective has open requirements. */
    private static final double FAR_OFF = 0.3;

    private static final double NEW_EVENT = 0.5;
    private static final double WANTED_EVENT = 6;
    private static final double FIGHT = 1.2;
    private static final double ENEMY = 0.45;
    private static final int FEW_ENEMIES = 5;
    private static final int HIGH = 6;

    private static final Who[] WHO = Who.values();

    /** The tour by which another place is weighed; {@code null}: by EAZ alone. */
    private final Tour tours;

    private final double perEntry;

    private SquadView squad;
    private MissionView mission;
    private StoryView story;
    /** The worth of a minute; NaN until computed. */
    private double perMinute;

    private int cubes;

    /**
     * Creates an evaluator: with a tour to weigh places, like the planner's, or by EAZ alone, like the rifleman's, if
     * that is {@code null}.
     */
    EffectWorth(final Tour tours) {
        this.tours = tours;
        perEntry = tours == null ? LOG : LOG_WITH_BOXES;
    }

    /** Starts from the present state of Squad and Mission, and the open part of the booklet. */
    void begin(final SquadView squadView, final MissionView missionView, final StoryView open) {
        squad = squadView;
        mission = missionView;
        story = open;
        perMinute = Double.NaN;
        if (tours != null) {
            tours.begin(squadView, missionView);
        }
        cubes = squad.woundCubesOfAll();
    }

    /**
     * Returns the worth of a step's effects.
     *
     * @param successes the successes of the last test before it, or their mean
     */
    double ofStep(final Passage passage, final double successes) {
        double sum = 0;
        int who = Index.NONE;
        double times = 1;
        final int effects = passage.effects();
        for (int nth = 0; nth < effects; nth++) {
            switch (passage.effect(nth)) {
                case PICK -> {
                    who = passage.amount(nth);
                    times = 1;
                }
                case PER_SUCCESS -> {
                    times = successes;
                    nth += times > 0 ? 0 : passage.amount(nth);
                }
                default -> sum += ofEffect(passage, nth, who, times);
            }
        }
        return sum;
    }

    /**
     * Returns the worth of a step's effects on the Marine of choice if it is {@code marine}.
     *
     * @param successes the successes of the last test before it, or their mean
     */
    double ofStepFor(final Passage passage, final int marine, final double successes) {
        double sum = 0;
        boolean ofChoice = false;
        double times = 1;
        for (int nth = 0; nth < passage.effects(); nth++) {
            final EffectOp op = passage.effect(nth);
            switch (op) {
                case PICK -> {
                    ofChoice = passage.amount(nth) == Who.CHOICE.ordinal();
                    times = 1;
                }
                case PER_SUCCESS -> {
                    times = successes;
                    nth += times > 0 ? 0 : passage.amount(nth);
                }
                default -> sum += ofChoice ? ofMarine(op, passage.amount(nth), marine, times) : 0;
            }
        }
        return sum;
    }

    /** Returns a small bonus for a Marine who can bear more Damage. */
    double margin(final int marine) {
        return 0.05 * (squad.damageThreshold(marine) - squad.damage(marine)) - 0.3 * squad.woundCubes(marine);
    }

    /** Returns the worth of a combat itself: its cost, its reward and the fall of Threat. */
    double ofFight(final int enemies, final boolean threatStays, final double won) {
        final double reward = squad.marines() * EXPERIENCE * won + BOON_CARD;
        final double cost = FIGHT + ENEMY * Math.max(0, enemies - FEW_ENEMIES) * (1 + 0.3 * cubes);
        return reward - cost - 0.6 * cubes + (threatStays ? 0 : THREAT * (mission.threat() - 1));
    }

    /** Returns the number of Marines that a {@link Who} denotes where dice or the player have yet to decide. */
    static int count(final SquadView squad, final Who who) {
        final int count = switch (who) {
            case RANDOM_2, STRESSED_2, OTHER_2 -> 2;
            case RANDOM_3, STRESSED_3, OTHER_3 -> 3;
            case RANDOM_4 -> 4;
            case OTHERS -> squad.marines() - 1;
            default -> 1;
        };
        return Math.min(count, squad.marines());
    }

    private double ofEffect(final Passage passage, final int nth, final int who, final double times) {
        final EffectOp op = passage.effect(nth);
        final int amount = passage.amount(nth);
        final double total = amount * times;
        return switch (op) {
            case DAMAGE, STRESS, WOUNDS, CONDITIONS, EXPERIENCE, BOON_POINTS, BOON_CARDS, CHARMS, TRAITS, BURDEN ->
                ofMarines(op, amount, who, times);
            case AMMO -> AMMO * total;
            case FIRST_AID -> squad.damageOfAll() > 0 ? DAMAGE * amount : 0;
            case GEAR, WEAPON -> GEAR * total;
            case THREAT -> -(amount > 0 && mission.threat() >= HIGH ? HIGH_THREAT : THREAT) * total;
            case THREAT_DICE -> -THREAT_DIE * amount;
            case MINUTES -> -perMinute() * total;
            case STAMINA -> STAMINA * total;
            case LEAVE_DEAD -> mission.carriedDead() > 0 ? ESCORT : 0;
            case SHIFT -> -SHIFT * amount;
            case BOON_DRAWS -> BOON_CARD * amount;
            case ADD_EAZ, ADD_EAZ_AT -> -EAZ;
            case REMOVE_EAZ, REMOVE_EAZ_AT -> EAZ;
            case ADD_EVENT -> Goals.lacksSomething(mission) ? WANTED_EVENT : NEW_EVENT;
            case ESCORT -> amount > 0 && !mission.escort() ? -ESCORT : 0;
            case LOG -> ofLog(passage.log(nth) & ~mission.flags());
            case UNLOG -> -ofLog(passage.log(nth) & mission.flags());
            case MET -> ofObjectives(passage.objectives(nth) & ~mission.objectivesMet());
            case SQUAD_TO -> ofPlace(story.space(passage.step(), nth));
            default -> 0;
        };
    }

    private double perMinute() {
        if (Double.isNaN(perMinute)) {
            perMinute = Goals.perMinute(mission);
        }
        return perMinute;
    }

    private double ofPlace(final int space) {
        final double eaz = 0.3 * (mission.eazThreat() - mission.eazThreatAt(space));
        return tours == null ? eaz : eaz + tours.gain(space);
    }

    private double ofMarines(final EffectOp op, final int amount, final int who, final double times) {
        if (who == Index.NONE) {
            return op == EffectOp.BOON_POINTS ? BOON_POINT * amount * times : 0; // paid by the Squad
        }
        final int known = story.known(who);
        double sum = 0;
        for (int marine = 0; marine < SquadView.MARINES; marine++) {
            if (squad.present(marine) && (known == 0 || (known & 1 << marine) != 0)) {
                sum += ofMarine(op, amount, marine, times);
            }
        }
        return known != 0 ? sum : sum / squad.marines() * count(squad, WHO[who]);
    }

    private double ofMarine(final EffectOp op, final int amount, final int marine, final double times) {
        return switch (op) {
            case DAMAGE -> ofDamage(amount * times, marine);
            case STRESS -> ofStress(amount * times, marine);
            case WOUNDS -> -amount * (WOUND + CUBE * squad.woundCubes(marine));
            case CONDITIONS -> -CONDITION * amount;
            case EXPERIENCE -> EXPERIENCE * amount * times;
            case BOON_POINTS -> BOON_POINT * amount * times;
            case BOON_CARDS -> squad.boonCard(marine) == Index.NONE ? BOON_CARD * amount : BOON_POINT * amount;
            case CHARMS -> CHARM * amount;
            case TRAITS -> TRAIT * amount;
            case BURDEN -> amount == Effect.Burden.LIFTED.ordinal() ? ESCORT : -ESCORT;
            default -> 0;
        };
    }

    private double ofDamage(final double amount, final int marine) {
        final boolean wounds = squad.damage(marine) + amount >= squad.damageThreshold(marine);
        return amount < 0
                ? DAMAGE * Math.min(-amount, squad.damage(marine))
                : -DAMAGE * amount - (wounds ? WOUND + CUBE * squad.woundCubes(marine) : 0);
    }

    private double ofStress(final double amount, final int marine) {
        final boolean breaks = squad.stress(marine) + amount >= squad.stressThreshold(marine);
        return amount < 0
                ? STRESS * Math.min(-amount, squad.stress(marine))
                : -STRESS * amount - (breaks ? CONDITION : 0);
    }

    /**
     * Weighs log entries: those that objectives require or forbid count for these, others a little, as they may have
     * consequences.
     */
    private double ofLog(final long newEntries) {
        double sum = perEntry * Long.bitCount(newEntries);
        for (int objective = 0; objective < mission.objectives(); objective++) {
            final double worth = (mission.primaryObjectives() & 1 << objective) != 0 ? PRIMARY : SECONDARY;
            final boolean lacks = (mission.objectiveWants(objective) & ~mission.flags()) != 0;
            sum += (newEntries & mission.objectiveWants(objective)) != 0 ? worth : 0;
            sum -= (newEntries & mission.objectiveForbids(objective)) != 0 ? lacks ? FAR_OFF * worth : worth : 0;
        }
        return sum;
    }

    private double ofObjectives(final int met) {
        double sum = 0;
        for (int rest = met; rest != 0; rest &= rest - 1) {
            sum += (mission.primaryObjectives() & rest & -rest) != 0 ? PRIMARY : SECONDARY;
        }
        return sum;
    }
}
