package org.sitrep.contract;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Runs every nth invocation of a parameterized test in the ordinary build, starting with the first, and all of them
 * with {@code -Dsitrep.deep}. The others are reported as skipped.
 *
 * <p>Where invocations repeat an inner list, such as every bot in every scenario, its length and the number must have
 * no common factor, so that each bot still takes its turn.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(OneIn.Condition.class)
public @interface OneIn {
    /** Returns the number of invocations of which one runs, at least 1. */
    int value();

    /** Skips an invocation by its number. */
    final class Condition implements ExecutionCondition {
        private static final Pattern INVOCATION = Pattern.compile("\\[test-template-invocation:#(\\d+)]");

        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(final ExtensionContext context) {
            final Matcher invocation = INVOCATION.matcher(context.getUniqueId());
            if (!invocation.find()) {
                return ConditionEvaluationResult.enabled("all invocations together");
            }
            final int step = Deep.or(
                    context.getRequiredTestMethod().getAnnotation(OneIn.class).value(), 1);
            return (Integer.parseInt(invocation.group(1)) - 1) % step == 0
                    ? ConditionEvaluationResult.enabled("one in " + step)
                    : ConditionEvaluationResult.disabled("runs with -Dsitrep.deep");
        }
    }
}
