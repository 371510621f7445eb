package org.sitrep.rulesets.sixtyfive.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.sitrep.rulesets.sixtyfive.battle.Scene.US;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Power;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;

/** Tests fire at soft targets (section 10 of the rules). */
class SoftFireTest {
    private static final String EXAMPLE = Scene.terrain("F3 kunai", "D3 brush");

    @Test
    void aRifleFiresAtKunai() { // EX-41
        final Scene scene = new Scene("us-rifle: 2", "vc-rifle: 1", EXAMPLE);
        final int shooter = scene.put("us-rifle", "C3");
        final int other = scene.put("us-rifle", "C3");
        final int target = scene.put("vc-rifle", "F3");
        scene.answer(US, DecisionKind.LEAD, shooter)
                .answer(US, DecisionKind.JOIN, DecisionKind.NOTHING)
                .draw("damage G")
                .play(US, Block.FIRE);
        assertEquals(List.of(shooter + " " + target + " 1"), scene.told(Event.ATTACK), "2 - 1 cover");
        assertEquals("F3 shaken", scene.state(target));
        assertEquals("C3 fired", scene.state(shooter));
        assertEquals("C3", scene.state(other));
    }

    @Test
    void fortyMillimetresStopWhenTheTargetIsGone() { // EX-42
        final Scene scene = new Scene("us-rifle: 1", "vc-rifle: 2", EXAMPLE);
        final int shooter = scene.put("us-rifle", "C3");
        final int target = scene.put("vc-rifle", "E3");
        scene.draw("damage G G G").use(US, shooter, Power.FORTY_MM);
        assertEquals(List.of(shooter + " " + target + " 4"), scene.told(Event.ATTACK), "2 + 1 + range 1");
        assertEquals("dead", scene.state(target));
        assertEquals("C3 complete", scene.state(shooter));
    }

    @Test
    void scriptsHaveNoLeftovers() {
        final Scene scene = new Scene("us-rifle: 1", "vc-rifle: 1");
        scene.put("us-rifle", "C3");
        scene.put("vc-rifle", "E3");
        scene.draw("damage - - - -");
        final AssertionError left = assertThrows(AssertionError.class, () -> scene.play(US, Block.FIRE));
        assertEquals("never drawn: [damage -]; drawn before: [damage -, damage -, damage -]", left.getMessage());
    }
}
