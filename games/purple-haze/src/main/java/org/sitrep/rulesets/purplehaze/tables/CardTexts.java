package org.sitrep.rulesets.purplehaze.tables;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.sitrep.rulesets.purplehaze.definition.Ability;
import org.sitrep.rulesets.purplehaze.definition.BoonCard;
import org.sitrep.rulesets.purplehaze.definition.CardLine;
import org.sitrep.rulesets.purplehaze.definition.CardLine.CardTest;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.LuckyCharm;
import org.sitrep.rulesets.purplehaze.definition.Profile;
import org.sitrep.rulesets.purplehaze.definition.Specialization;
import org.sitrep.rulesets.purplehaze.definition.Trait;

/**
 * The texts of all Abilities, Lucky Charms, Boon cards and levels of Specializations as rows of lines. A text is
 * numbered after its card, so that {@link Index#NONE} stands for a text without lines: {@code firstAbility + profile},
 * {@code firstCharm + charm}, {@code firstBoon + card}, {@code firstSkill} + a row of the {@link SpecializationTable}.
 * Immutable.
 */
public final class CardTexts {
    /** The bit of a Fire order among tests; Traits have the bits of their ordinals. */
    public static final int FIRE = 1 << CardTest.FIRE.ordinal();
    /** The bit of the Claymore among tests. */
    public static final int CLAYMORE = 1 << CardTest.CLAYMORE.ordinal();
    /** The bit of First Aid among tests. */
    public static final int FIRST_AID = 1 << CardTest.FIRST_AID.ordinal();

    private static final int ALL_TRAITS = (1 << Trait.values().length) - 1;

    public final int firstAbility;
    public final int firstCharm;
    public final int firstBoon;
    public final int firstSkill;
    /** Effects of the lines of each text, as a mask of {@link CardOp}. */
    public final long[] ops;
    /** The tests to which the lines in force of each text add dice, as a mask. */
    public final int[] tests;
    /** First row of each text, and the number of all rows after the last. */
    public final int[] first;
    /** The line of each row. */
    public final CardLine[] line;
    /** Effects of each row, as a mask of {@link CardOp}. */
    public final long[] does;
    /** The tests that each row concerns, as a mask. */
    public final int[] rowTests;
    /** The weapons that each row needs, as a mask; 0 if it names none. */
    public final long[] weapons;

    CardTexts(final GameData game, final SpecializationTable specializations, final WeaponTable arms) {
        final List<List<CardLine>> texts = new ArrayList<>();
        firstAbility = add(
                texts, game.profiles().values(), profile -> profile.ability().lines());
        firstCharm = add(texts, game.luckyCharms().values(), LuckyCharm::lines);
        firstBoon = add(texts, game.boonCards().values(), BoonCard::lines);
        firstSkill = add(texts, specializations.lines, skills -> skills);
        first = new int[texts.size() + 1];
        for (int text = 0; text < texts.size(); text++) {
            first[text + 1] = first[text] + texts.get(text).size();
        }
        line = texts.stream().flatMap(List::stream).toArray(CardLine[]::new);
        does = Arrays.stream(line).mapToLong(CardOp::of).toArray();
        rowTests = Arrays.stream(line).mapToInt(CardTexts::mask).toArray();
        weapons = Arrays.stream(line)
                .mapToLong(row -> arms.index.mask(row.needs().weapons()))
                .toArray();
        ops = new long[texts.size()];
        tests = new int[texts.size()];
        for (int text = 0; text < texts.size(); text++) {
            for (int row = first[text]; row < first[text + 1]; row++) {
                ops[text] |= does[row];
                tests[text] |= line[row].when() == CardLine.When.TEST ? rowTests[row] : 0;
            }
        }
    }

    /** Adds an empty text and one for each card, and returns the number of the first card's. */
    private static <T> int add(
            final List<List<CardLine>> texts, final Collection<T> cards, final Function<T, List<CardLine>> lines) {
        texts.add(List.of());
        final int firstText = texts.size();
        cards.forEach(card -> texts.add(lines.apply(card)));
        return firstText;
    }

    private static int mask(final CardLine line) {
        int mask = 0;
        for (final CardTest test : line.tests()) {
            mask |= test == CardTest.TRAIT ? ALL_TRAITS : 1 << test.ordinal();
        }
        return line.tests().isEmpty() ? -1 : mask;
    }

    /** Returns the first row of a text that does a thing, or {@link Index#NONE}. */
    public int row(final int text, final CardOp op) {
        for (int row = first[text]; row < first[text + 1]; row++) {
            if ((does[row] & op.bit()) != 0) {
                return row;
            }
        }
        return Index.NONE;
    }

    /** Returns what a text does first that is a use of the card, else what it does first; null for an empty text. */
    public CardOp chief(final int text) {
        final long played = ops[text] & ~CardOp.IN_FORCE;
        for (int row = first[text]; row < first[text + 1]; row++) {
            final long chief = played == 0 ? does[row] : does[row] & played;
            if (chief != 0) {
                return CardOp.lowest(chief);
            }
        }
        return null;
    }

    /** Returns the most dice that the lines for one of some tests add together, over one card of each kind. */
    public static int most(final GameData game, final IntPredicate tests, final ToIntFunction<CardLine> dice) {
        int most = 0;
        most += most(game.profiles().values().stream().map(Profile::ability).map(Ability::lines), tests, dice);
        most += most(game.luckyCharms().values().stream().map(LuckyCharm::lines), tests, dice);
        most += most(game.boonCards().values().stream().map(BoonCard::lines), tests, dice);
        return most + most(game.specializations().values().stream().flatMap(CardTexts::skills), tests, dice);
    }

    /** Returns the lines of each level of a Specialization. */
    private static Stream<List<CardLine>> skills(final Specialization specialization) {
        return specialization.levels().stream()
                .map(level -> level.skills().values().stream()
                        .flatMap(skill -> skill.lines().stream())
                        .toList());
    }

    private static int most(
            final Stream<List<CardLine>> texts, final IntPredicate tests, final ToIntFunction<CardLine> dice) {
        return texts.mapToInt(lines -> lines.stream()
                        .filter(row -> tests.test(mask(row)))
                        .mapToInt(row -> Math.max(0, dice.applyAsInt(row)))
                        .sum())
                .max()
                .orElse(0);
    }
}
