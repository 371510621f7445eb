package org.sitrep.rulesets.purplehaze.checks;

import static org.sitrep.ruleset.check.Check.check;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.sitrep.ruleset.check.Check;
import org.sitrep.ruleset.check.Place;
import org.sitrep.rulesets.purplehaze.definition.CardLine;
import org.sitrep.rulesets.purplehaze.definition.CardLine.CardTest;
import org.sitrep.rulesets.purplehaze.definition.CardLine.When;
import org.sitrep.rulesets.purplehaze.definition.CardLine.Whom;
import org.sitrep.rulesets.purplehaze.definition.CardLine.WoundTurn;
import org.sitrep.rulesets.purplehaze.definition.Effect;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Specialization;
import org.sitrep.rulesets.purplehaze.tables.CardOp;
import org.sitrep.scenario.RecordType;
import org.sitrep.scenario.Words;

/** Checks the lines of Boon cards, Lucky Charms and Abilities (PH-BOON-1, PH-CHM-1, PH-MAR-2). */
final class CardTextChecks {
    /** Values of omitted keys. */
    private static final Set<Object> UNUSED =
            Set.of(0, false, List.of(), WoundTurn.NONE, Effect.Shift.NONE, Whom.HOLDER);

    /** Keys that say how or for whom a line acts; a line with only such keys does nothing. */
    private static final Set<String> CIRCUMSTANCES =
            Set.of("tests", "who", "marines", "takesOver", "priceStress", "priceDamage");

    /** Times at which a card in hand cannot be played. */
    private static final Set<When> NOT_PLAYED =
            EnumSet.of(When.ALWAYS, When.TEST, When.STRESS, When.DUD, When.MISSION_END);

    /** Times at which all lines of a card act, or at which the player chooses among them. */
    private static final Set<When> TOGETHER =
            EnumSet.of(When.ALWAYS, When.TEST, When.BEFORE_TEST, When.ANY_TIME, When.COMBAT, When.MISSION_END);

    static final List<Check<GameData>> ALL = List.of(
            check("PH034", "two Profiles have the same Ability", CardTextChecks::abilitiesOnce),
            check(
                    "PH035",
                    "a line of a card has a key or a value that its time cannot use",
                    lines(CardTextChecks::keys)),
            check("PH036", "a line of a card does nothing", lines(CardTextChecks::doSomething)),
            check("PH038", "a card has a line that is never used", CardTextChecks::used),
            check("PH039", "a skill has lines that the rules do not use", CardTextChecks::ownSkills));

    private CardTextChecks() {}

    private static BiConsumer<GameData, Place> lines(final BiConsumer<CardLine, Place> look) {
        return texts((lines, place) -> place.each("lines", lines, look));
    }

    /** Looks at the lines of each card and skill, at the place of the card or skill. */
    private static BiConsumer<GameData, Place> texts(final BiConsumer<List<CardLine>, Place> look) {
        return (game, at) -> {
            at.each("boonCards", game.boonCards(), (card, place) -> look.accept(card.lines(), place));
            at.each("luckyCharms", game.luckyCharms(), (charm, place) -> look.accept(charm.lines(), place));
            at.each(
                    "profiles",
                    game.profiles(),
                    (profile, place) -> look.accept(profile.ability().lines(), place.in("ability")));
            at.each(
                    "specializations",
                    game.specializations(),
                    (specialization, card) -> card.each(
                            "levels",
                            specialization.levels(),
                            (level, place) -> level.skills()
                                    .forEach((id, skill) -> look.accept(skill.lines(), place.in("skills." + id)))));
        };
    }

    /** PH-MAR-2: each Profile has an Ability of its own. */
    private static void abilitiesOnce(final GameData game, final Place at) {
        Place.distinct(
                game.profiles().values(),
                profile -> profile.ability().name(),
                (profile, other) -> at.add(
                        "profiles." + profile.id() + ".ability.name",
                        profile.ability().name() + " is already the Ability of " + other.id(),
                        "give each Profile a separate Ability"));
    }

    private static Set<String> read(final When when) {
        return switch (when) {
            case ALWAYS ->
                Set.of(
                        "damageThreshold",
                        "stressThreshold",
                        "loadCapacity",
                        "moveCost",
                        "coverCost",
                        "aimCost",
                        "tableA");
            case TEST -> Set.of("tests", "focus", "strike", "crit");
            case BEFORE_TEST ->
                Set.of("tests", "focus", "strike", "crit", "ignoresNight", "priceStress", "priceDamage");
            case AFTER_TEST -> Set.of("tests", "who");
            case ANY_TIME -> Set.of("who", "marines", "damage", "stress", "takesOver", "ammo");
            case DAMAGE -> Set.of("damage");
            case STRESS -> Set.of("stress");
            case WOUND -> Set.of("wound");
            case COMBAT -> Set.of("initiative", "fireSupport", "hardCoverRemoved");
            case MARCH -> Set.of("threat", "shift", "eazRemoved");
            case FORCED_MARCH -> Set.of("stamina");
            case BIVOUAC -> Set.of("who", "stress");
            case MISSION_END -> Set.of("experience");
            case CLAYMORE, DUD, RED_DIE, EVAC, ENCOUNTER, FIRST_AID, GAMBLE -> Set.of();
        };
    }

    private static List<String> used(final CardLine line) {
        final List<String> used = new ArrayList<>(RecordType.keys(line, value -> !UNUSED.contains(value)));
        used.removeAll(List.of("when", "needs"));
        if (line.marines() == 1) {
            used.remove("marines");
        }
        return used;
    }

    private static void keys(final CardLine line, final Place at) {
        final Set<String> read = read(line.when());
        used(line).stream()
                .filter(key -> !read.contains(key))
                .forEach(key -> at.add(
                        key,
                        Words.of(line.when()) + " has no use for " + key,
                        read.isEmpty() ? "remove it" : "remove it; usable: " + String.join(", ", sorted(read))));
        needs(line, at.in("needs"));
        values(line, at);
    }

    private static List<String> sorted(final Set<String> keys) {
        return keys.stream().sorted().toList();
    }

    private static void needs(final CardLine line, final Place at) {
        final boolean fire = line.when() == When.TEST && line.tests().equals(List.of(CardTest.FIRE));
        for (final String key : RecordType.keys(line.needs(), value -> !UNUSED.contains(value))) {
            final String where = switch (key) {
                case "alone", "automatic", "thrown", "weapons" -> fire ? "" : "when: test and tests: [fire]";
                case "focusAtLeast" -> line.when() == When.BEFORE_TEST ? "" : "when: before-test";
                case "minutesAtLeast" -> line.when() == When.BIVOUAC ? "" : "when: bivouac";
                case "allMet" -> line.when() == When.MISSION_END ? "" : "when: mission-end";
                default -> "";
            };
            if (!where.isEmpty()) {
                at.add(key, key + " has no meaning here", "remove it, or write " + where);
            }
        }
    }

    private static void values(final CardLine line, final Place at) {
        final boolean chosen = line.who() == Whom.CHOICE || line.who() == Whom.OTHER;
        if (line.when() == When.TEST && line.focus() != 0 && (line.tests().isEmpty() || isOf(line, CardTest.FIRE))) {
            at.add("focus", "no card always adds Focus dice to a Fire order", "write when: before-test");
        }
        if (line.threat() > 0) {
            at.add("threat", "a card raises Threat by " + line.threat(), "write a negative number");
        }
        if (line.shift() == Effect.Shift.RIGHT) {
            at.add("shift", "a shift to the right makes a March harder", "write left");
        }
        if (line.when() == When.ANY_TIME && line.marines() > 1 && !chosen) {
            at.add("marines", "the Marines are not chosen one by one", "write who: choice, or leave marines out");
        }
        if (line.takesOver() && (line.stress() == 0 || line.who() != Whom.OTHER)) {
            at.add("takesOver", "the holder takes over nothing", "write who: other and a negative stress");
        }
        if (line.when() == When.AFTER_TEST && line.who() != Whom.HOLDER && line.who() != Whom.CHOICE) {
            at.add("who", "a test is that of one Marine", "write holder, or choice for any tester");
        }
        if (line.when() == When.MARCH
                && used(line).stream().filter(read(When.MARCH)::contains).count() > 1) {
            at.add("does several things, each at another moment of a March", "keep one of them");
        }
    }

    private static boolean isOf(final CardLine line, final CardTest test) {
        return line.tests().contains(test);
    }

    private static void doSomething(final CardLine line, final Place at) {
        final List<String> changes = new ArrayList<>(read(line.when()));
        changes.removeAll(CIRCUMSTANCES);
        if (!changes.isEmpty() && used(line).stream().noneMatch(changes::contains)) {
            at.add(
                    "nothing happens at " + Words.of(line.when()),
                    "add any of " + String.join(", ", changes.stream().sorted().toList()));
        }
    }

    /** PH-MAR-3: a skill that the rules know has no lines, and one with lines at a level counts the uses. */
    private static void ownSkills(final GameData game, final Place at) {
        at.each(
                "specializations",
                game.specializations(),
                (specialization, card) -> card.each(
                        "levels", specialization.levels(), (level, place) -> ownSkills(level, place.in("skills"))));
    }

    private static void ownSkills(final Specialization.Level level, final Place at) {
        final List<String> used = new ArrayList<>();
        level.skills().forEach((id, skill) -> {
            if (!skill.lines().isEmpty() && SkillId.of(id).isPresent()) {
                at.add(id + ".lines", "the rules know what " + id + " does", "remove the lines, or rename the skill");
            } else if (skill.lines().stream().anyMatch(line -> (CardOp.of(line) & ~CardOp.IN_FORCE) != 0)) {
                used.add(id);
            }
        });
        if (used.size() > 1) {
            at.add(
                    used.get(1) + ".lines",
                    "the uses of " + used.get(0) + " and " + used.get(1) + " cannot be counted apart",
                    "give a level one skill with lines that are used");
        }
    }

    /** A card is used once at a time, and a Boon card acts when it is played, not while it is held (PH-BOON-3). */
    private static void used(final GameData game, final Place at) {
        texts((lines, place) -> {
                    final Set<When> times = EnumSet.noneOf(When.class);
                    place.each("lines", lines, (line, here) -> {
                        if (!TOGETHER.contains(line.when()) && !times.add(line.when())) {
                            here.add(
                                    "another line of this card is used at " + Words.of(line.when()),
                                    "keep one line for that time");
                        }
                    });
                })
                .accept(game, at);
        at.each(
                "boonCards",
                game.boonCards(),
                (card, place) -> place.each("lines", card.lines(), (line, here) -> {
                    if (NOT_PLAYED.contains(line.when()) || line.wound() == WoundTurn.LOWER) {
                        here.add(
                                "no Boon card can be played at " + Words.of(line.when()),
                                "choose another time, or give the line to a Lucky Charm or an Ability");
                    }
                }));
    }
}
