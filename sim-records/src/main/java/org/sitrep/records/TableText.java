package org.sitrep.records;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/** The table of one package as Java text. */
final class TableText {
    private final String packageName;
    private final String name;
    private final List<RecordText> records;
    private final List<TypeElement> constants;
    private final ProcessingEnvironment environment;

    TableText(
            final String packageName,
            final String name,
            final List<TypeElement> records,
            final List<TypeElement> constants,
            final ProcessingEnvironment environment) {
        this.packageName = packageName;
        this.name = name;
        this.constants = constants;
        this.environment = environment;
        this.records = records.stream()
                .map(record -> new RecordText(record, environment))
                .toList();
    }

    String write() {
        return """
                package %1$s;

                import java.util.Map;
                import org.sitrep.scenario.RecordTable;
                import org.sitrep.scenario.RecordType.Component;
                import org.sitrep.scenario.Shape;

                /** The records of this package. Written by the compiler. */
                @SuppressWarnings({"cast", "rawtypes", "unchecked"})
                public final class %2$s extends RecordTable {
                    /** Creates the table. */
                    public %2$s() {
                        super("%1$s");
                    }

                    @Override
                    protected int number(final String name) {
                        switch (name) {
                %3$s            default:
                                return -1;
                        }
                    }

                    @Override
                    protected Component[] components(final int number) {
                        switch (number) {
                %4$s            default:
                                throw new IllegalArgumentException();
                        }
                    }

                    @Override
                    protected Record create(final int number, final Object[] v) {
                        switch (number) {
                %5$s            default:
                                throw new IllegalArgumentException();
                        }
                    }

                    @Override
                    protected Object[] values(final int number, final Record record) {
                        switch (number) {
                %6$s            default:
                                throw new IllegalArgumentException();
                        }
                    }

                    @Override
                    protected void constants(final String name, final Map<String, Integer> all) {
                        switch (name) {
                %7$s            default:
                                break;
                        }
                    }
                }
                """.formatted(
                packageName,
                name,
                cases(record -> "\"" + record.name() + "\"", record -> "return " + records.indexOf(record) + ";"),
                cases(record -> "new Component[] {\n                    "
                        + String.join(",\n                    ", record.components())
                        + "\n                }"),
                cases(RecordText::creation),
                cases(
                        this::number,
                        record -> "{ final " + record.type() + " r = (" + record.type() + ") record; return "
                                + record.values() + "; }"),
                constants.stream().map(this::constants).collect(Collectors.joining()));
    }

    /** Returns the case of a class with its public constants of type {@code int}, in their order. */
    private String constants(final TypeElement type) {
        final StringBuilder all =
                new StringBuilder("            case \"" + RecordText.name(type, environment) + "\":\n");
        for (final VariableElement field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
            if (field.getModifiers().contains(Modifier.PUBLIC) && field.getConstantValue() instanceof Integer number) {
                all.append("                all.put(\"" + field.getSimpleName() + "\", " + number + ");\n");
            }
        }
        return all.append("                break;\n").toString();
    }

    private String number(final RecordText record) {
        return String.valueOf(records.indexOf(record));
    }

    private String cases(final Function<RecordText, String> value) {
        return cases(this::number, record -> "return " + value.apply(record) + ";");
    }

    private String cases(final Function<RecordText, String> label, final Function<RecordText, String> body) {
        final StringBuilder all = new StringBuilder();
        for (final RecordText record : records) {
            all.append("            case ").append(label.apply(record)).append(":\n");
            all.append("                ").append(body.apply(record)).append("\n");
        }
        return all.toString();
    }
}
