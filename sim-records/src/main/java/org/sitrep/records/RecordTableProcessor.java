package org.sitrep.records;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;
import javax.tools.StandardLocation;

/**
 * Writes a {@code RecordTable} for each package with data records: records with a component that {@code Field} or
 * {@code Key} describes, and all that are not private in a package with {@code Records}; and the constants of classes
 * with {@code Constants}. Names them as services, so that {@code RecordType} finds them. Reports a described component
 * that data cannot be bound to as an error of the compiler, at its record.
 *
 * <p>The option {@value #NAME} names the classes, {@code RecordTables} by default; tests of a module take another name,
 * since they may lie in the same packages.
 */
@SupportedAnnotationTypes("*") // the compiler warns of an option that no processor claims
@SupportedOptions(RecordTableProcessor.NAME)
public final class RecordTableProcessor extends AbstractProcessor {
    static final String NAME = "sitrep.tables";

    private static final String SERVICE = "org.sitrep.scenario.RecordTable";

    private static final String ALL = "org.sitrep.scenario.Records";

    private static final String CONSTANTS = "org.sitrep.scenario.Constants";

    private static final Set<String> ASKING = Set.of(RecordText.FIELD, RecordText.KEY, ALL);

    private final Set<String> written = new TreeSet<>();

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(final Set<? extends TypeElement> annotations, final RoundEnvironment round) {
        final Map<String, Map<String, TypeElement>> packages = new TreeMap<>();
        final Map<String, Map<String, TypeElement>> constants = new TreeMap<>();
        for (final TypeElement annotation : annotations) {
            if (ASKING.contains(annotation.getQualifiedName().toString())) {
                round.getElementsAnnotatedWith(annotation).stream()
                        .flatMap(RecordTableProcessor::records)
                        .forEach(record -> put(packages, record));
            } else if (annotation.getQualifiedName().contentEquals(CONSTANTS)) {
                ElementFilter.typesIn(round.getElementsAnnotatedWith(annotation))
                        .forEach(type -> put(constants, type));
            }
        }
        constants.keySet().forEach(name -> packages.putIfAbsent(name, Map.of()));
        packages.forEach((name, records) -> write(
                name,
                List.copyOf(records.values()),
                List.copyOf(constants.getOrDefault(name, Map.of()).values())));
        if (round.processingOver() && !written.isEmpty()) {
            writeServices();
        }
        return false;
    }

    private void put(final Map<String, Map<String, TypeElement>> packages, final TypeElement type) {
        packages.computeIfAbsent(packageOf(type), any -> new TreeMap<>())
                .put(type.getQualifiedName().toString(), type);
    }

    /** Returns the record of a component, or those of a package or class that are not private. */
    private static Stream<TypeElement> records(final Element asking) {
        if (asking.getKind() == ElementKind.RECORD_COMPONENT) {
            return Stream.of((TypeElement) asking.getEnclosingElement());
        }
        return Stream.concat(
                asking.getKind() == ElementKind.RECORD ? Stream.of((TypeElement) asking) : Stream.of(),
                ElementFilter.typesIn(asking.getEnclosedElements()).stream()
                        .filter(type -> !type.getModifiers().contains(Modifier.PRIVATE))
                        .flatMap(RecordTableProcessor::records));
    }

    private String packageOf(final TypeElement record) {
        return processingEnv
                .getElementUtils()
                .getPackageOf(record)
                .getQualifiedName()
                .toString();
    }

    private void write(final String packageName, final List<TypeElement> records, final List<TypeElement> constants) {
        final String name = processingEnv.getOptions().getOrDefault(NAME, "RecordTables");
        try {
            final String text = new TableText(packageName, name, records, constants, processingEnv).write();
            final Element[] sources =
                    Stream.concat(records.stream(), constants.stream()).toArray(Element[]::new);
            try (Writer out = processingEnv
                    .getFiler()
                    .createSourceFile(packageName + "." + name, sources)
                    .openWriter()) {
                out.write(text);
            }
            written.add(packageName + "." + name);
        } catch (final Undescribed fault) {
            processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, fault.getMessage(), fault.element);
        } catch (final IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private void writeServices() {
        try (Writer out = processingEnv
                .getFiler()
                .createResource(StandardLocation.CLASS_OUTPUT, "", "META-INF/services/" + SERVICE)
                .openWriter()) {
            for (final String name : written) {
                out.write(name + "\n");
            }
        } catch (final IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
