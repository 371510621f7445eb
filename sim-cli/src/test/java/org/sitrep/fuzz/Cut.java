package org.sitrep.fuzz;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import org.sitrep.engine.RunResult;

/** Makes of a whole run what it leaves behind when it is cut off. */
final class Cut {
    private Cut() {}

    /** Returns a result as one of more trials has it that was cut off after these. */
    static RunResult off(final RunResult whole, final long requested) {
        final RecordComponent[] components = RunResult.class.getRecordComponents();
        try {
            final Object[] values = new Object[components.length];
            for (int i = 0; i < values.length; i++) {
                values[i] = switch (components[i].getName()) {
                    case "requested" -> requested;
                    case "stopReason" -> RunResult.INTERRUPTED;
                    default -> components[i].getAccessor().invoke(whole);
                };
            }
            final Class<?>[] types =
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            return RunResult.class.getConstructor(types).newInstance(values);
        } catch (final ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
