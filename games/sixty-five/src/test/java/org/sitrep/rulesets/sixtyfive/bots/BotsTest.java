package org.sitrep.rulesets.sixtyfive.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.contract.Deep;
import org.sitrep.contract.OneIn;

/** Tests that every bot allocates nothing, and plays a battle in the same way whatever it played before. */
@Tag("slow")
class BotsTest {
    private static final long SLACK_BYTES = 8192;
    /** Times the battles that it takes to try a bot. */
    private static final int TIMES = Deep.or(1, 5);

    private static final int BEFORE = Deep.or(2, 5);

    static Stream<Arguments> seats() {
        return LeakTest.seats();
    }

    /** One smallest object a decision would be twenty times the slack. */
    @ParameterizedTest(name = "{0} in {1}")
    @OneIn(5)
    @MethodSource("seats")
    void choosingAllocatesNothing(final LeakTest.Shipped shipped, final String battle) {
        final BotTable table =
                new BotTable(battle, shipped.bot().get(), shipped.bot().get());
        final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        final int battles = TIMES * shipped.battles();
        final long decisions = play(table, battles);
        final long before = threads.getCurrentThreadAllocatedBytes();
        final long again = play(table, battles);
        final long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertEquals(decisions, again);
        assertTrue(allocated <= SLACK_BYTES, allocated + " bytes over " + battles + " battles");
    }

    private static long play(final BotTable table, final int battles) {
        long decisions = 0;
        for (int trial = 0; trial < battles; trial++) {
            decisions += table.play(trial);
        }
        return decisions;
    }

    @ParameterizedTest(name = "{0} in {1}")
    @OneIn(7)
    @MethodSource("seats")
    void aBattleDoesNotDependOnThoseBefore(final LeakTest.Shipped shipped, final String battle) {
        final BotTable used =
                new BotTable(battle, shipped.bot().get(), shipped.bot().get());
        for (int trial = 0; trial < BEFORE; trial++) {
            used.play(trial);
        }
        final long decisions = used.play(17);
        final BotTable fresh =
                new BotTable(battle, shipped.bot().get(), shipped.bot().get());
        assertEquals(fresh.play(17), decisions);
        assertEquals(fresh.state.winner, used.state.winner);
        assertEquals(fresh.state.dead, used.state.dead);
    }
}
