package org.sitrep.rulesets.purplehaze.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.sitrep.rulesets.purplehaze.definition.Tables.assertTable;
import static org.sitrep.rulesets.purplehaze.definition.Tables.flag;
import static org.sitrep.rulesets.purplehaze.definition.Tables.traits;
import static org.sitrep.rulesets.purplehaze.definition.Tables.word;

import java.util.Set;
import org.junit.jupiter.api.Test;

/** Wounds, Conditions, Boon cards and Lucky Charms against GAP-05, GAP-06, GAP-09 and GAP-10. */
class CardValuesTest {
    /** id, type, Stress, Damage Threshold, Load, Move, Fire, Crit, no Aimed Shot, burden, XP, Hospital | Traits. */
    private static final String WOUNDS = """
            W01 flesh 1 -1 0 +0 +0 0 - none 0 - | -
            W02 flesh 1 -1 -1 +0 +0 0 - none 0 - | -
            W03 flesh 2 -1 0 +0 +0 0 - none 0 - | SUR-1
            W04 flesh 2 -2 -1 +1 +0 0 - none 0 - | -
            W05 deep 3 -2 -2 +0 +0 0 noAimed walking 1 - | PER-1
            W06 deep 3 -2 -2 +1 +1 0 - walking 1 - | SUR-1
            W07 deep 3 -2 -2 +2 +0 0 - walking 1 - | SUR-1
            W08 deep 4 -3 -3 +2 +1 0 - walking 1 - | SUR-1 PER-1
            W09 critical 4 -3 -4 +1 +1 -1 - walking 2 hospital | SUR-1 PER-1
            W10 critical 4 -3 -4 +2 +1 0 noAimed littered 2 hospital | SUR-2
            W11 critical 5 -4 -5 +2 +2 -1 noAimed littered 2 hospital | SUR-2 PER-1
            W12 kia 0 0 0 +0 +0 0 - kia 0 - | -
            """;

    /** id, type, Stress Threshold | Traits. */
    private static final String CONDITIONS = """
            C01 mild +1 | CHA-1
            C02 mild +1 | PER-1
            C03 mild +1 | INT-1
            C04 moderate +1 | WIL-1
            C05 moderate +1 | SUR-1
            C06 moderate +2 | CHA-1 WIL-1
            C07 moderate +2 | PER-1 INT-1
            C08 severe +2 | CHA-1 WIL-1
            C09 severe +2 | PER-1 WIL-1
            C10 severe +2 | INT-1 WIL-1
            C11 very-severe +3 | CHA-1 INT-1 WIL-1
            C12 very-severe +3 | CHA-1 PER-1 WIL-2
            """;

    /** id, whose, direction. */
    private static final String BOON_CARDS = """
            BN01 scout n
            BN02 scout ne
            BN03 scout e
            BN04 squad-leader se
            BN05 squad-leader s
            BN06 squad-leader sw
            BN07 radio-operator w
            BN08 radio-operator nw
            BN09 radio-operator n
            BN10 infantryman ne
            BN11 infantryman e
            BN12 infantryman se
            BN13 engineer s
            BN14 engineer sw
            BN15 engineer w
            BN16 corpsman nw
            BN17 corpsman n
            BN18 corpsman ne
            """;

    private final GameData game = Content.load("combats/patrol.yaml").game();

    @Test
    void wounds() {
        assertTable(
                WOUNDS,
                game.wounds().values(),
                card -> String.join(
                        " ",
                        card.id(),
                        word(card.type()),
                        "" + card.stress(),
                        "" + card.damageThreshold(),
                        "" + card.load(),
                        "+" + card.moveCost(),
                        "+" + card.fireCost(),
                        "" + card.crit(),
                        flag(card.noAimed(), "noAimed"),
                        word(card.burden()),
                        "" + card.experience(),
                        flag(card.hospital(), "hospital"),
                        "|",
                        traits(card.traits())));
    }

    @Test
    void conditions() {
        assertTable(
                CONDITIONS,
                game.conditions().values(),
                card -> String.join(
                        " ", card.id(), word(card.type()), "+" + card.stressThreshold(), "|", traits(card.traits())));
    }

    @Test
    void numbersFollowTheNames() {
        game.wounds().values().forEach(card -> assertEquals(card.id(), "W%02d".formatted(card.number())));
        game.conditions().values().forEach(card -> assertEquals(card.id(), "C%02d".formatted(card.number())));
    }

    @Test
    void boonCards() {
        assertTable(
                BOON_CARDS,
                game.boonCards().values(),
                card -> card.id() + " " + card.specialization() + " " + word(card.direction()));
    }

    @Test
    void luckyCharms() {
        assertEquals(
                Set.of("LC1", "LC2", "LC3", "LC4", "LC5"), game.luckyCharms().keySet());
    }
}
