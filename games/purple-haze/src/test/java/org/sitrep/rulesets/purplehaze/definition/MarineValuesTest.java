package org.sitrep.rulesets.purplehaze.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.sitrep.rulesets.purplehaze.definition.Tables.assertTable;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Specializations and Profiles against GAP-07 and GAP-08. */
class MarineValuesTest {
    /** id, price/Soft Cover by level. */
    private static final String LEVELS = """
            squad-leader 0/2 10/2 15/3 20/3
            radio-operator 0/1 10/1 15/2 20/2
            infantryman 0/2 10/2 15/2 20/3
            scout 0/2 10/2 15/3 20/3
            engineer 0/1 10/1 15/2 20/2
            corpsman 0/1 10/2 15/2 20/3
            """;

    /** Skill: at levels 1 to 4 cost,uses,Focus,Strike,Crit,amount; a dash where it is not in force. */
    private static final String SKILLS = """
            pull-back 3,1,0,0,0,-1 3,1,0,0,0,-1 3,1,0,0,0,-1 3,1,0,0,0,-1
            go-again 3,1,0,0,0,0 3,1,0,0,0,0 3,2,0,0,0,0 3,2,0,0,0,0
            steady - 0,0,0,1,0,0 0,0,0,1,0,0 0,0,0,1,0,0
            head-start - - - 0,0,0,0,0,1
            artillery 0,1,0,0,0,0 0,1,0,0,0,0 0,2,0,0,0,0 0,2,0,0,0,0
            air-strike - - - 0,1,0,0,0,0
            illumination 0,1,0,0,0,0 0,1,0,0,0,0 0,1,0,0,0,0 0,1,0,0,0,0
            forward-observer - 0,0,0,0,0,1 0,0,0,0,0,1 0,0,0,0,0,1
            extra-ammo 0,0,0,1,1,0 0,0,0,1,1,0 0,0,0,1,1,0 0,0,0,1,1,0
            stand-and-fire - 0,0,0,2,0,0 0,0,0,2,0,0 0,0,0,2,0,0
            suppress - - 4,0,0,0,0,2 4,0,0,0,0,2
            m60-expert - - - 0,0,0,0,1,0
            point-man 0,0,0,1,0,0 0,0,0,1,0,0 0,0,0,1,0,0 0,0,0,1,0,0
            trail-sense - 0,1,0,0,0,0 0,1,0,0,0,0 0,1,0,0,0,0
            light-foot - - 0,0,0,0,0,-1 0,0,0,0,0,-1
            marksman - - - 0,0,0,0,0,0
            flamethrower - 0,0,0,0,0,0 0,0,0,0,0,0 0,0,0,0,0,0
            pop-smoke - - 0,0,0,0,0,0 0,0,0,0,0,0
            claymore-any-row - - 0,0,0,0,0,0 0,0,0,0,0,0
            claymore-master - - - 0,0,1,0,0,0
            medic 0,0,0,2,0,0 0,0,0,2,0,0 0,0,0,2,0,0 0,0,0,2,0,0
            pep-talk - 0,1,0,0,0,-2 0,1,0,0,0,-2 0,1,0,0,0,-2
            patch-up - - 4,0,0,0,0,0 4,0,0,0,0,0
            steady-hands - - - 0,0,1,0,0,0
            """;

    /** id, Traits in order | Damage Threshold, Stress Threshold, Load Capacity | Ability. */
    private static final String PROFILES = """
            MP01 3 2 3 4 3 | 8 7 11 | Stubborn
            MP02 3 3 2 4 2 | 8 7 11 | Sharp Eye
            MP03 2 4 4 3 3 | 6 7 10 | Smooth Talker
            MP04 3 2 2 4 3 | 7 7 11 | Bookworm
            MP05 3 3 3 3 3 | 7 7 11 | All In
            MP06 2 4 4 2 4 | 8 6 11 | Bushman
            MP07 3 3 4 2 2 | 8 6 11 | Pack Mule
            MP08 4 3 2 2 3 | 7 8 11 | Thick Skin
            MP09 3 4 2 4 2 | 7 7 11 | Cool Head
            MP10 3 3 4 3 3 | 7 7 11 | Lucky
            MP11 4 3 4 2 3 | 7 7 11 | Quick
            MP12 2 2 2 4 4 | 7 7 12 | Steady Hand
            MP13 3 3 3 4 2 | 7 7 12 | Grenadier
            MP14 3 4 2 3 4 | 8 7 10 | Night Owl
            MP15 3 3 3 3 3 | 8 7 11 | Big Brother
            MP16 3 2 4 4 2 | 7 7 11 | Scrounger
            MP17 3 2 4 4 2 | 8 7 10 | Medic Friend
            MP18 3 3 3 3 4 | 7 6 10 | Trigger Happy
            MP19 2 3 3 4 2 | 7 7 11 | Ghost
            MP20 2 4 3 4 3 | 7 6 12 | Comedian
            MP21 2 4 4 2 4 | 7 7 11 | Grudge
            MP22 4 3 2 4 2 | 7 6 11 | Deadeye
            MP23 3 4 3 4 2 | 7 7 10 | Tough Feet
            MP24 3 4 4 2 3 | 6 7 11 | Prayer
            MP25 2 3 3 2 4 | 7 7 11 | Tinkerer
            MP26 4 4 3 2 2 | 8 7 11 | Radio Ham
            MP27 4 3 4 2 3 | 7 7 11 | Cover Hog
            MP28 2 3 4 3 3 | 7 7 11 | Cardsharp
            MP29 4 2 2 4 4 | 6 8 11 | Old Salt
            MP30 2 4 3 4 3 | 7 6 12 | Loner
            """;

    private final GameData game = Content.load("combats/patrol.yaml").game();

    @Test
    void pricesAndSoftCover() {
        assertTable(
                LEVELS,
                game.specializations().values(),
                specialization -> specialization.id() + " "
                        + specialization.levels().stream()
                                .map(level -> level.price() + "/" + level.softCover())
                                .collect(Collectors.joining(" ")));
    }

    @Test
    void idsFollowTheOrderOfTheCards() {
        int slot = 0;
        for (final Specialization specialization : game.specializations().values()) {
            assertEquals(++slot, specialization.slot(), specialization.id());
        }
    }

    @Test
    void skillsOfEveryLevel() {
        final Map<String, String[]> levels = new TreeMap<>();
        for (final Specialization specialization : game.specializations().values()) {
            for (int i = 0; i < 4; i++) {
                final int level = i;
                specialization
                        .levels()
                        .get(level)
                        .skills()
                        .forEach((id, skill) ->
                                levels.computeIfAbsent(id, key -> new String[] {"-", "-", "-", "-"})[level] =
                                        numbers(skill));
            }
        }
        assertTable(
                SKILLS,
                Arrays.asList(SkillId.values()),
                skill -> skill.id() + " " + String.join(" ", levels.remove(skill.id())));
        assertEquals(Map.of(), levels);
    }

    private static String numbers(final Specialization.Skill skill) {
        return String.join(
                ",",
                "" + skill.cost(),
                "" + skill.uses(),
                "" + skill.focus(),
                "" + skill.strike(),
                "" + skill.crit(),
                "" + skill.amount());
    }

    @Test
    void profiles() {
        assertTable(
                PROFILES,
                game.profiles().values(),
                card -> card.id() + " "
                        + Arrays.stream(Trait.values())
                                .map(trait -> "" + card.of(trait))
                                .collect(Collectors.joining(" "))
                        + " | " + card.damageThreshold() + " " + card.stressThreshold() + " " + card.loadCapacity()
                        + " | "
                        + card.ability().name());
    }
}
